#!/usr/bin/env bash
# Makes the small pictures of the men in docs/images from their drawings. Needs rsvg-convert.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p docs/images
for man in coordinator immobilizer withdrawer advancer long-leaper pushme-pullyu swapper mimotaur chimaerine chimaera; do
    rsvg-convert --width 56 --height 56 "assets/pieces/disks/white-$man.svg" --output "docs/images/$man.png"
done
