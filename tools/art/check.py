#!/usr/bin/env python3
"""Checks the delivered files: presence, XML, allowed elements, attributes and colours, size, and (rendered with
resvg_py) how far each pictogram reaches from the centre. Exit status 1 if anything is wrong."""
import io, math, re, sys
import xml.etree.ElementTree as ET
from pathlib import Path
try:
    import resvg_py, numpy
    from PIL import Image
except ImportError:
    resvg_py = None

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent.parent / "assets"
PIECES = """king queen rook bishop knight pawn withdrawer advancer pushme-pullyu long-leaper coordinator immobilizer
chameleon pincer-pawn straddler springer retractor cannon-pawn swapper chimaerine chimaera mimotaur mage guard pusher
puller bomb resurrector encloser spent-encloser archer shield gorgona gorgon charge neutralize convert blank""".split()
ULTIMA = "withdrawer long-leaper chameleon coordinator immobilizer pincer-pawn".split()
ICONS = """new-game undo redo flip resign settings help book play pause step-forward step-back first last sound-on
sound-off hint computer person open save copy coordinates speed sun moon pieces board close check warning info
draw-offer menu edit search chart plus minus chevron-left chevron-right chevron-down external camera clock review""".split()
COLOURS = {"#1F1B16", "#FBF6EA", "#2A2622", "#F1E8D6", "none"}
SHAPES = {"svg": {"viewBox"}, "g": {"transform"}, "path": {"d"}, "circle": {"cx", "cy", "r"},
          "rect": {"x", "y", "width", "height", "rx"}, "line": {"x1", "y1", "x2", "y2"}}
PAINT = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
bad = []

def check_file(path, colours, box):
    if not path.exists():
        return bad.append(f"{path}: missing")
    text = path.read_text()
    try:
        root = ET.fromstring(text)
    except ET.ParseError as e:
        return bad.append(f"{path}: {e}")
    if root.get("viewBox") != box:
        bad.append(f"{path}: viewBox {root.get('viewBox')}")
    if path.stat().st_size > 2560:
        bad.append(f"{path}: {path.stat().st_size} bytes")
    for el in root.iter():
        tag = el.tag.removeprefix("{http://www.w3.org/2000/svg}")
        if tag not in SHAPES:
            bad.append(f"{path}: <{tag}>"); continue
        for a, v in el.attrib.items():
            if a not in SHAPES[tag] | PAINT:
                bad.append(f"{path}: {tag} {a}=")
            if a in ("fill", "stroke") and v not in colours:
                bad.append(f"{path}: {a}={v}")

def shape(path):
    return re.sub(r'#[0-9A-F]{6}', '#', path.read_text().split("<g", 1)[-1])

def reach(piece):
    """The largest distance of the pictogram's ink from the centre, its part of the inner disk, and its visual centre."""
    f = ASSETS / "pieces/disks" / f"white-{piece}.svg"
    im = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(f), width=800, height=800)))).convert("L")
    a = 1 - (numpy.asarray(im, dtype=float) - 26) / (245 - 26)
    y, x = numpy.mgrid[0:800, 0:800]
    r = numpy.hypot(x - 399.5, y - 399.5) / 8
    inside = r < (44 if piece != "chimaera" else 31)
    m = (a > 0.5) & inside
    if not m.any():
        return 0, 0, 0, 0
    w = a * inside
    return r[m].max(), m.sum() / (math.pi * 272 ** 2), ((x * w).sum() / w.sum()) / 8 - 50, ((y * w).sum() / w.sum()) / 8 - 50

def box(path):
    """The bounding box of all paint, in units of the 100 x 100 field."""
    im = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(path), width=400, height=400))))
    return [v / 4 for v in im.getchannel("A").point(lambda a: 255 * (a > 40)).getbbox()]


def contrast(a, b):
    def light(c):
        v = [int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        v = [x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in v]
        return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]
    hi, lo = sorted((light(a), light(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def main():
    for square in ("#EFE3CC", "#BE9468", "#D6DAE0", "#7E8B99", "#E4E6D2", "#6F8F63"):
        if contrast("#1F1B16", square) < 4.5:
            bad.append(f"the ink edge on {square}: {contrast('#1F1B16', square):.2f}")
    for piece in PIECES:
        for colour in ("white", "black"):
            for kind in ("disks", "figurines"):
                check_file(ASSETS / "pieces" / kind / f"{colour}-{piece}.svg", COLOURS, "0 0 100 100")
            if piece in ULTIMA:
                check_file(ASSETS / "pieces/figurines/ultima" / f"{colour}-{piece}.svg", COLOURS, "0 0 100 100")
        w, b = (ASSETS / "pieces/disks" / f"{c}-{piece}.svg" for c in ("white", "black"))
        if w.exists() and b.exists() and piece != "blank" and shape(w) != shape(b):
            bad.append(f"{piece}: white and black differ in geometry")
    for icon in ICONS:
        check_file(ASSETS / "icons" / f"{icon}.svg", {"#000", "none"}, "0 0 24 24")
    if resvg_py:
        for path in sorted((ASSETS / "pieces/figurines").rglob("*.svg")):
            left, top, right, bottom = box(path)
            if min(left, top) < 3 or max(right, bottom) > 97:
                bad.append(f"{path}: reaches {left} {top} {right} {bottom}")
        if "-v" in sys.argv:
            print(f"{'piece':16} reach  ink%   centre")
        for piece in PIECES:
            r, ink, dx, dy = reach(piece)
            if "-v" in sys.argv:
                print(f"{piece:16} {r:5.1f}  {ink * 100:4.0f}  {dx:+5.1f} {dy:+5.1f}")
            if r > (34.05 if piece != "chimaera" else 29):
                bad.append(f"{piece}: pictogram reaches {r:.1f}")
    for line in bad:
        print(line)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
