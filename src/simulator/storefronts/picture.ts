import { crc32, deflateSync } from 'node:zlib';
import { seedOf } from '#runtime/random.ts';
import type { Shelf } from '../world/shelf.ts';
import { type PictureShape, partsOf, shapeFor } from './picture-shapes.ts';

const SIZE = 96;
const HEADER = Buffer.alloc(13);
HEADER.writeUInt32BE(SIZE, 0);
HEADER.writeUInt32BE(SIZE, 4);
HEADER.set([8, 2, 0, 0, 0], 8);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Colour = [number, number, number];

/** The picture at a path: a drawing of the product whose number the path contains, or else the shop's icon. */
export function pictureAt(path: string, shelf: Shelf, shopName: string): Buffer {
  const id = path.includes('icon') ? null : /\d+/u.exec(path.replace(/^\/static\/version\d+/u, ''))?.[0];
  if (!id) return drawPicture(seedOf(shopName), 'store');
  const product = shelf.find(Number(id));
  const seed = seedOf(product?.handle ?? id);
  return drawPicture(seed, shapeFor(product?.productType ?? '', seed));
}

/** A PNG of 96 × 96 in place of a photograph: a thing in colours that depend on the seed. */
export function drawPicture(seed: number, shape: PictureShape): Buffer {
  const hue = seed % 360;
  const ground = colourOf(hue + 25, 0.38, 0.92);
  const tones = {
    body: colourOf(hue, 0.45, 0.52),
    shade: colourOf(hue, 0.45, 0.36),
    light: colourOf(hue + 35, 0.6, 0.72),
  };
  const parts = partsOf(shape);
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      let colour = ground;
      for (const { tone, form } of parts) {
        const outside = form((2 * x + 1) / SIZE - 1, (2 * y + 1) / SIZE - 1) * (SIZE / 2);
        if (outside < 0.5) colour = mix(colour, tones[tone], Math.min(1, 0.5 - outside));
      }
      rows.set(colour, y * (1 + SIZE * 3) + 1 + x * 3);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', HEADER),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function mix(under: Colour, over: Colour, part: number): Colour {
  return under.map((value, channel) => Math.round(value + (over[channel]! - value) * part)) as Colour;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function colourOf(hue: number, saturation: number, lightness: number): Colour {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const place = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  }) as Colour;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
