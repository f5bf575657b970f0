#!/usr/bin/env python3
"""Contact sheets of the pieces and icons. Needs resvg_py, pillow (pip install resvg_py pillow)."""
import io, sys, tempfile
from pathlib import Path
import resvg_py
from PIL import Image, ImageDraw
from check import PIECES, ULTIMA

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent.parent / "assets"
OUT = Path(tempfile.mkdtemp(prefix="sheets-"))
THEMES = {"parchment": ("#EFE3CC", "#BE9468"), "slate": ("#D6DAE0", "#7E8B99"), "felt": ("#E4E6D2", "#6F8F63")}

def render(path, size):
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(path), width=size, height=size)))).convert("RGBA")

def files(kind):
    folder = ASSETS / "pieces" / kind
    pieces = ULTIMA if kind.endswith("ultima") else PIECES
    return [(m, folder / f"white-{m}.svg", folder / f"black-{m}.svg") for m in pieces]

def board(kind, size, theme, columns, grey=False):
    """Each piece as a 2 x 2 block: White on a light and a dark square, below it Black on a dark and a light one."""
    light, dark = THEMES[theme]
    cell = round(size * 1.12)
    fs = [f for f in files(kind) if f[1].exists()]
    rows = -(-len(fs) // columns)
    im = Image.new("RGB", (columns * 2 * cell, rows * 2 * cell), light)
    d = ImageDraw.Draw(im)
    for row in range(rows * 2):
        for col in range(columns * 2):
            if (row + col) % 2:
                d.rectangle([col * cell, row * cell, col * cell + cell - 1, row * cell + cell - 1], fill=dark)
    for i, (m, w, b) in enumerate(fs):
        for k, f in enumerate((w, b)):
            p = render(f, size)
            for half in (0, 1):
                im.paste(p, ((i % columns * 2 + half) * cell + (cell - size) // 2,
                             (i // columns * 2 + k) * cell + (cell - size) // 2), p)
    return im.convert("L").convert("RGB") if grey else im

def stack(images, gap=16, bg="#ffffff", across=False):
    if across:
        im = Image.new("RGB", (sum(i.width for i in images) + gap * (len(images) + 1), max(i.height for i in images) + 2 * gap), bg)
        x = gap
        for i in images:
            im.paste(i, (x, gap)); x += i.width + gap
    else:
        im = Image.new("RGB", (max(i.width for i in images) + 2 * gap, sum(i.height for i in images) + gap * (len(images) + 1)), bg)
        y = gap
        for i in images:
            im.paste(i, (gap, y)); y += i.height + gap
    return im

def sheet(kind):
    name = kind.replace("/", "-")
    cols, small_cols = 6, min(15, len(files(kind)))
    for theme in THEMES:
        stack([board(kind, 96, theme, cols)]).save(OUT / f"{name}-96-{theme}.png")
        stack([board(kind, 96, theme, cols, True)]).save(OUT / f"{name}-96-{theme}-greyscale.png")
    every = [(t, grey) for grey in (False, True) for t in THEMES]
    stack([board(kind, 48, t, cols, g) for t, g in every], 8).save(OUT / f"{name}-48.png")
    small = stack([board(kind, 24, t, small_cols, g) for t, g in every], 6)
    small.save(OUT / f"{name}-24.png")
    small.resize((small.width * 2, small.height * 2), Image.NEAREST).save(OUT / f"{name}-24-enlarged.png")

def big(names, out, size=300, kind="disks", columns=4):
    ims = []
    for n in names:
        for c in ("white", "black"):
            f = ASSETS / "pieces" / kind / f"{c}-{n}.svg"
            bg = Image.new("RGB", (size, size), "#EFE3CC" if c == "white" else "#BE9468")
            p = render(f, size); bg.paste(p, (0, 0), p); ims.append(bg)
    rows = [stack(ims[i:i + columns], 4, across=True) for i in range(0, len(ims), columns)]
    stack(rows, 0).save(out)

def icons():
    fs = sorted((ASSETS / "icons").glob("*.svg"))
    if not fs: return
    rows = []
    for bg, tint in (("#F7F1E3", "#1F1B16"), ("#23262B", "#E8E2D4")):
        for size, cols in ((24, 23), (48, 12)):
            cell = size * 2 if size == 24 else 88
            n = -(-len(fs) // cols)
            im = Image.new("RGB", (cols * cell, n * (cell + 12)), bg); d = ImageDraw.Draw(im)
            for i, f in enumerate(fs):
                p = render(f, size)
                solid = Image.new("RGBA", p.size, tint); solid.putalpha(p.getchannel("A"))
                x, y = i % cols * cell, i // cols * (cell + 12)
                im.paste(solid, (x + (cell - size) // 2, y + (cell - size) // 2), solid)
                if size == 48:
                    d.text((x + 6, y + cell - 8), f.stem, fill=tint)
            rows.append(im)
    stack(rows).save(OUT / "icons.png")

if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "big":
        kind = sys.argv[2]
        big(sys.argv[3:], OUT / "big.png", kind=kind)
    else:
        for kind in ("disks", "figurines", "figurines/ultima"):
            if (ASSETS / "pieces" / kind).exists():
                sheet(kind)
        icons()
    print(OUT)
