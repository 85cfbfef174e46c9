/** How far a point lies outside of a form; negative inside. The picture spans −1 to 1, with `y` downwards. */
type Form = (x: number, y: number) => number;
export type Part = { tone: 'body' | 'shade' | 'light'; form: Form };

const disc =
  (cx: number, cy: number, radius: number): Form =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

const ring =
  (cx: number, cy: number, radius: number, width: number): Form =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) - width;

/** With half the width and half the height given, and rounded corners. */
const box =
  (cx: number, cy: number, width: number, height: number, corner = 0.04): Form =>
  (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - width + corner, Math.abs(y - cy) - height + corner];
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
  };

/** From `top` to `bottom`, with half the width given at each. */
const slope =
  (top: number, bottom: number, above: number, below: number): Form =>
  (x, y) => {
    const width = above + ((below - above) * (y - top)) / (bottom - top);
    return Math.max(top - y, y - bottom, Math.abs(x) - width);
  };

const body = (form: Form): Part => ({ tone: 'body', form });
const shade = (form: Form): Part => ({ tone: 'shade', form });
const light = (form: Form): Part => ({ tone: 'light', form });

/** Things of a shop, drawn part by part. */
const SHAPES = {
  mug: [
    shade(ring(0.38, 0.06, 0.22, 0.07)),
    body(box(-0.08, 0.06, 0.42, 0.44, 0.12)),
    light(box(-0.08, -0.28, 0.34, 0.05)),
  ],
  jar: [body(box(0, 0.12, 0.4, 0.46, 0.14)), shade(box(0, -0.42, 0.32, 0.1)), light(box(0, 0.16, 0.25, 0.15))],
  lamp: [shade(box(0, 0.25, 0.05, 0.32)), shade(box(0, 0.58, 0.28, 0.06)), body(slope(-0.62, 0.02, 0.24, 0.5))],
  vase: [
    ...[disc(-0.22, -0.55, 0.15), disc(0.2, -0.6, 0.16), disc(0, -0.38, 0.14)].map(light),
    ...[shade(slope(-0.28, -0.1, 0.16, 0.2)), body(slope(-0.12, 0.62, 0.44, 0.24))],
  ],
  candle: [shade(box(0, -0.3, 0.03, 0.12)), light(disc(0, -0.5, 0.13)), body(box(0, 0.2, 0.32, 0.42, 0.06))],
  dress: [shade(box(-0.3, -0.38, 0.1, 0.18)), shade(box(0.3, -0.38, 0.1, 0.18))].concat(
    [slope(-0.6, -0.05, 0.3, 0.2), slope(-0.06, 0.64, 0.2, 0.52)].map(body),
    [light(box(0, -0.05, 0.2, 0.05))],
  ),
  shirt: [shade(box(-0.44, -0.28, 0.17, 0.17)), shade(box(0.44, -0.28, 0.17, 0.17))].concat(
    [body(box(0, 0.06, 0.36, 0.52))],
    [light((x, y) => Math.max(disc(0, -0.46, 0.16)(x, y), -0.46 - y))],
  ),
  bag: [shade(ring(0, -0.16, 0.26, 0.06)), body(box(0, 0.22, 0.5, 0.4, 0.08)), light(box(0, -0.02, 0.4, 0.04))],
  book: [body(box(0, 0, 0.44, 0.56, 0.06)), shade(box(-0.34, 0, 0.1, 0.56)), light(box(0.1, -0.2, 0.22, 0.09))],
  pot: [
    ...[disc(-0.22, -0.22, 0.25), disc(0.22, -0.26, 0.26), disc(0, -0.48, 0.23)].map(light),
    ...[body(slope(0.08, 0.62, 0.42, 0.28)), shade(box(0, 0.08, 0.48, 0.09))],
  ],
  bottle: [shade(box(0, -0.42, 0.13, 0.2)), body(box(0, 0.2, 0.32, 0.45, 0.12)), light(box(0, 0.24, 0.2, 0.14))],
  store: [
    ...[body(box(0, 0.2, 0.5, 0.42)), light(box(0.18, 0.38, 0.15, 0.24)), light(box(-0.24, 0.24, 0.16, 0.13))],
    ...[shade(slope(-0.6, -0.12, 0.46, 0.64)), light(slope(-0.6, -0.12, 0.12, 0.2))],
  ],
} satisfies Record<string, Part[]>;

export type PictureShape = keyof typeof SHAPES;

/** What goods of a kind look like, by their names in each practice language. */
const SHAPES_OF: Record<string, readonly PictureShape[]> = {
  Kitchen: ['mug', 'jar'],
  'Home Decor': ['lamp', 'vase', 'candle'],
  'Women Clothing': ['dress', 'shirt'],
  'Bags & Accessories': ['bag'],
  'Stationery & Crafts': ['book'],
  Garden: ['pot'],
  Cuisine: ['mug', 'jar'],
  'Maison et décoration': ['lamp', 'vase', 'candle'],
  Beauté: ['bottle', 'jar'],
  'Vêtements femme': ['dress', 'shirt'],
  مطبخ: ['mug', 'jar'],
  'منزل وديكور': ['lamp', 'vase', 'candle'],
  'عطور وجمال': ['bottle', 'jar'],
  'ملابس نسائية': ['dress', 'shirt'],
};

const ANY: readonly PictureShape[] = ['mug', 'jar', 'lamp', 'vase', 'bag', 'book', 'pot', 'bottle'];

export function partsOf(shape: PictureShape): readonly Part[] {
  return SHAPES[shape];
}

export function hasShape(productType: string): boolean {
  return productType in SHAPES_OF;
}

/** A form for goods of a kind, always the same for a seed. */
export function shapeFor(productType: string, seed: number): PictureShape {
  const shapes = SHAPES_OF[productType] ?? ANY;
  return shapes[seed % shapes.length]!;
}
