# shellcheck shell=bash
# What ./play, ./test, ./install and ./package share: system packages, Rust, the commit. They source it in the root.

# BUILD: packages for building and running. TEST: more packages, for the windowed tests.
BUILD_DEBIAN="gcc pkg-config libasound2-dev libx11-xcb1 libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2 mesa-vulkan-drivers"
TEST_DEBIAN="xvfb xdotool imagemagick python3"
BUILD_FEDORA="gcc pkgconf-pkg-config alsa-lib-devel libX11-xcb libxkbcommon-x11 libXcursor libXi libXrandr mesa-vulkan-drivers"
TEST_FEDORA="xorg-x11-server-Xvfb xdotool ImageMagick python3"
BUILD_ARCH="gcc pkgconf alsa-lib libx11 libxkbcommon-x11 libxcursor libxi libxrandr vulkan-swrast"
TEST_ARCH="xorg-server-xvfb xdotool imagemagick python"

say() { printf '\033[1m%s\033[0m\n' "$*"; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# packages build|test: installs missing packages of BUILD, or of BUILD and TEST.
packages() {
    local wanted missing=() package
    if command -v dpkg-query >/dev/null; then
        wanted=$BUILD_DEBIAN
        [ "$1" = test ] && wanted="$wanted $TEST_DEBIAN"
        for package in $wanted; do
            dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
        done
        [ ${#missing[@]} -eq 0 ] && return
        say "Installing packages: ${missing[*]}"
        as_root apt-get update -qq
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
    elif command -v rpm >/dev/null && command -v dnf >/dev/null; then
        wanted=$BUILD_FEDORA
        [ "$1" = test ] && wanted="$wanted $TEST_FEDORA"
        for package in $wanted; do
            rpm -q "$package" >/dev/null 2>&1 || missing+=("$package")
        done
        [ ${#missing[@]} -eq 0 ] && return
        say "Installing packages: ${missing[*]}"
        as_root dnf install -y -q "${missing[@]}"
    elif command -v pacman >/dev/null; then
        wanted=$BUILD_ARCH
        [ "$1" = test ] && wanted="$wanted $TEST_ARCH"
        for package in $wanted; do
            pacman -Q "$package" >/dev/null 2>&1 || missing+=("$package")
        done
        [ ${#missing[@]} -eq 0 ] && return
        say "Installing packages: ${missing[*]}"
        as_root pacman -S --needed --noconfirm "${missing[@]}"
    else
        say "This script needs apt, dnf or pacman. Please install these packages yourself (names as in Debian): $BUILD_DEBIAN $TEST_DEBIAN"
    fi
}

# Rust must be installed already.
need_rust() {
    command -v cargo >/dev/null && return
    say "Rust is missing. Install it as rust-lang.org explains, then run this again."
    exit 1
}

# Names the commit for `baroque --version`. Outside of a clone there is none.
name_commit() {
    if [ -z "${BAROQUE_COMMIT+set}" ] && [ -e .git ]; then
        BAROQUE_COMMIT=$(git describe --always --dirty --abbrev=9 --exclude='*' 2>/dev/null || true)
    fi
    export BAROQUE_COMMIT=${BAROQUE_COMMIT-}
}
