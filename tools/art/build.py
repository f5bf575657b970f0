#!/usr/bin/env python3
"""Builds every piece of both sets from one hand-written fragment per piece.

    python3 build.py            writes all of assets/pieces
    python3 build.py king mage  only these pieces

A fragment (src/disks/<piece>.svg, src/figurines/<piece>.svg) is a <piece> element that holds plain SVG shapes on a
100 x 100 field, y downwards. Colours are written as words and become White's or Black's:

    ink    the drawing            paper  its background

All lines have round caps and joins. A shape without `fill` is a line of width LINE.
Besides circle, line, path, rect and g, a fragment can use these components, which look the same everywhere:

    <ring x y/>            hollow ring: a victim, or the square of a captured piece
    <dot x y/>             solid dot: a piece, or the square where one lands
    <head x y turn/>       arrowhead with its tip at x y. turn is in degrees: 0 = up, 90 = right
    <orbit r y from to/>   arrow along a circle round 50 y (degrees, 0 = up, clockwise); `to` is its tip.
    <spark x y r/>         four-pointed star
    <block x y/>           a piece that is pushed: rounded square
    <base/>                the common foot of the orthodox silhouettes
    <rim r/>               a further rim of the disk

In src/figurines, <body .../> is a filled path or circle of the figure. With line= it is a line of that width, and
line="0" is only a rim. All bodies before a <front/> get one common outline, and those after it lie in front of them.
<foot/> is the common foot, and <crowned/> the disk with a crown for a piece without a drawing. <like piece/> uses the
fragment of another piece, upside down with flip="yes".
"""
import math
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent.parent / "assets"

# ---- measures ------------------------------------------------------------------------------------------
INK, IVORY, EBONY, LIGHT = "#1F1B16", "#FBF6EA", "#2A2622", "#F1E8D6"
COLOURS = {
    "white": {"ink": INK, "paper": IVORY},
    "black": {"ink": LIGHT, "paper": EBONY},
}
LINE = 8.0                        # width of every line without its own width
RING, RING_LINE = 7.5, 7.0        # a hollow ring: radius of its middle, width
DOT = 9.0                         # radius of a solid dot
HEAD_LONG, HEAD_HALF = 20.0, 12.0 # an arrowhead: length, half its width,
HEAD_SOFT, HEAD_BARB = 4.0, 4.0   # rounding, depth of the notch in its back
RIM, INNER_RIM = 3.0, 5.5         # width of the disk's rim, and of a further one


def num(value):
    """12.0 -> 12, 12.34 -> 12.3"""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def polar(radius, degrees, x=50.0, y=50.0):
    """The point at `radius` from x y; 0 degrees is up, clockwise."""
    a = math.radians(degrees)
    return x + radius * math.sin(a), y - radius * math.cos(a)


def pair(point):
    return f"{num(point[0])} {num(point[1])}"


def E(tag, **attributes):
    return ET.Element(tag, {k.replace("_", "-"): num(v) if isinstance(v, float) else str(v)
                            for k, v in attributes.items()})


def of(node, name, default=None):
    text = node.get(name)
    if text is None:
        if default is None:
            raise SystemExit(f"<{node.tag}> needs {name}=")
        return float(default)
    return float(text)


# ---- components ------------------------------------------------------------------------------------------
def ring(node):
    return [E("circle", cx=of(node, "x"), cy=of(node, "y"), r=RING, stroke_width=RING_LINE)]


def dot(node):
    return [E("circle", cx=of(node, "x"), cy=of(node, "y"), r=DOT, fill="ink", stroke="none")]


def head_at(tip, turn):
    """A barbed triangle. Its drawn edge, rounding included, has the length and half width above."""
    soft = HEAD_SOFT / 2
    nose = soft * math.hypot(HEAD_LONG, HEAD_HALF) / HEAD_LONG
    back, half = HEAD_LONG - soft, HEAD_HALF - soft

    def place(behind, side):
        a = math.radians(turn)
        return tip[0] - behind * math.sin(a) + side * math.cos(a), tip[1] + behind * math.cos(a) + side * math.sin(a)

    corners = [place(nose, 0), place(back, half), place(back - HEAD_BARB, 0), place(back, -half)]
    return E("path", d="M" + "L".join(pair(c) for c in corners) + "Z", fill="ink", stroke_width=HEAD_SOFT)


def head(node):
    return [head_at((of(node, "x"), of(node, "y")), of(node, "turn", 0))]


def orbit(node):
    r, y, start, tip = of(node, "r"), of(node, "y", 50), of(node, "from"), of(node, "to")

    def at(radius, degrees):
        return polar(radius, degrees, 50, y)

    span = math.degrees(HEAD_LONG / r)
    neck = tip - span * 0.7
    return [E("path", d=f"M{pair(at(r, start))}A{num(r)} {num(r)} 0 0 1 {pair(at(r, neck))}"),
            head_at(at(r, tip), tip + 90 - span * 0.5)]    # the head is parallel to the chord of its arc


def spark(node):
    x, y, r = of(node, "x"), of(node, "y"), of(node, "r", 14)
    soft = 3.0
    out, mid = r - soft / 2, r * 0.3
    d, command = "", "M"
    for i in range(4):
        d += f"{command}{pair(polar(out, 90 * i, x, y))}L{pair(polar(mid, 90 * i + 45, x, y))}"
        command = "L"
    return [E("path", d=d + "Z", fill="ink", stroke_width=soft)]


def block(node):
    side = of(node, "side", 24)
    return [E("rect", x=of(node, "x"), y=of(node, "y"), width=side, height=side, rx=4.0, fill="ink", stroke="none")]


def base(node):
    return [E("path", d="M35 75H65", stroke_width=8.0)]


def rim(node):
    return [E("circle", cx=50, cy=50, r=of(node, "r"), stroke_width=INNER_RIM)]


COMPONENTS = {"ring": ring, "dot": dot, "head": head, "orbit": orbit, "spark": spark, "block": block,
              "base": base, "rim": rim}


# ---- figurines -------------------------------------------------------------------------------------------
EDGE, FIGURE_RIM = 10.5, 4.0      # stroke widths under the body: ink edge outermost, then the rim
FIGURE_LINE = 4.5

MEDAL = 50.0, 62.5, 26.0
CROWN = "M33 44L26 20L39 29.5L50 13L61 29.5L74 20L67 44Z"
CROWN_BALLS = ((25.5, 17.5), (50.0, 11.5), (74.5, 17.5))
FOOT = "M36 78.3H64C70 78.3 75 80.5 75 86.5V88.5H25V86.5C25 80.5 30 78.3 36 78.3Z"


# ---- expanding and writing -------------------------------------------------------------------------------
def expand(node):
    """The plain SVG elements of a node in a fragment."""
    if node.tag in COMPONENTS:
        return COMPONENTS[node.tag](node)
    copy = ET.Element(node.tag, dict(node.attrib))
    for child in node:
        copy.extend(expand(child))
    return [copy]


def paint(node, colours):
    for element in node.iter():
        for name in ("fill", "stroke"):
            if element.get(name) in colours:
                element.set(name, colours[element.get(name)])


def write(path, elements, colours):
    svg = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 100 100"})
    svg.extend(elements)
    paint(svg, colours)
    ET.indent(svg, "  ")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(ET.tostring(svg, encoding="unicode").replace(" />", "/>") + "\n", encoding="utf-8")


def pen(width=LINE):
    return E("g", fill="none", stroke="ink", stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def fragment(folder, piece):
    path = HERE / "src" / folder / f"{piece}.svg"
    try:
        return ET.parse(path).getroot()
    except (OSError, ET.ParseError) as error:
        raise SystemExit(f"{path}: {error}")


def disk(colour):
    """White: ivory in an ink rim. Black: ebony in a light rim in the same ink edge. So both contrast with light and dark
    squares."""
    paper = COLOURS[colour]["paper"]
    if colour == "white":
        return [E("circle", cx=50, cy=50, r=46.0, fill=paper, stroke=INK, stroke_width=RIM)]
    return [E("circle", cx=50, cy=50, r=47.5, fill=INK),
            E("circle", cx=50, cy=50, r=44.0, fill=paper, stroke=LIGHT, stroke_width=RIM)]


def build_disk(piece, colour):
    group = pen()
    for node in fragment("disks", piece):
        group.extend(expand(node))
    elements = disk(colour) + ([group] if len(group) else [])
    write(ASSETS / "pieces" / "disks" / f"{colour}-{piece}.svg", elements, COLOURS[colour])


def shapes(piece):
    """(stacks, details, flip) of a figurine's fragment. A stack is a list of bodies with one common outline."""
    stacks, details, flip = [[]], [], False
    for node in fragment("figurines", piece):
        if node.tag == "like":
            stacks, details, _ = shapes(node.get("piece"))
            flip = node.get("flip") == "yes"
        elif node.tag == "front":
            stacks.append([])
        elif node.tag == "body":
            stacks[-1].append(ET.Element("circle" if "r" in node.attrib else "path", dict(node.attrib)))
        elif node.tag == "foot":
            stacks[-1].append(E("path", d=FOOT))
        elif node.tag == "crowned":
            stacks[-1].append(E("path", d=CROWN))
            stacks[-1] += [E("circle", cx=x, cy=y, r=3.0) for x, y in CROWN_BALLS]
            stacks.append([E("circle", cx=MEDAL[0], cy=MEDAL[1], r=MEDAL[2])])
        else:
            details += expand(node)
    return stacks, details, flip


def build_figurine(piece, colour, folder=""):
    source = folder + piece
    stacks, details, flip = shapes(source)
    c = COLOURS[colour]
    rim = "paper" if colour == "white" else LIGHT

    def layer(bodies, paint, width):
        g = E("g", fill=paint, stroke=paint, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
        for body in bodies:
            copy = ET.SubElement(g, body.tag, {k: v for k, v in body.attrib.items() if k != "line"})
            if "line" in body.attrib:
                copy.set("fill", "none")
                copy.set("stroke-width", num(float(body.get("line")) + width))
            elif not width:
                copy.set("stroke", "none")
        if not width:
            del g.attrib["stroke-width"]
        return g

    elements = []
    for bodies in stacks:
        elements += [layer(bodies, INK, EDGE), layer(bodies, rim, FIGURE_RIM)]
        if colour == "black":
            elements.append(layer(bodies, "paper", 0))
    if details:
        group = pen(FIGURE_LINE)
        group.extend(details)
        elements.append(group)
    if flip:
        turned = E("g", transform="matrix(1 0 0 -1 0 100)")
        turned.extend(elements)
        elements = [turned]
    write(ASSETS / "pieces" / "figurines" / folder / f"{colour}-{piece}.svg", elements, c)


def pieces(folder):
    return sorted(p.stem for p in (HERE / "src" / folder).glob("*.svg"))


def main():
    wanted = sys.argv[1:]
    unknown = set(wanted) - set(pieces("disks"))
    if unknown:
        raise SystemExit(f"no such piece: {', '.join(sorted(unknown))}")
    for folder, build in (("disks", build_disk), ("figurines", build_figurine),
                          ("figurines/ultima", lambda m, c: build_figurine(m, c, "ultima/"))):
        for piece in pieces(folder):
            if wanted and piece not in wanted:
                continue
            for colour in COLOURS:
                build(piece, colour)


if __name__ == "__main__":
    main()
