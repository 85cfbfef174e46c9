import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPracticeStore, PRACTICE_STORES } from '../practice-stores.ts';
import { GOODS } from '../world/goods.ts';
import { drawPicture } from './picture.ts';
import { hasShape, shapeFor } from './picture-shapes.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

function coloursOf(png: Buffer): Set<string> {
  const size = png.readUInt32BE(33);
  const pixels = inflateSync(png.subarray(41, 41 + size));
  const found = new Set<string>();
  for (let at = 0; at < pixels.length; at += 1 + 96 * 3)
    for (let x = 0; x < 96; x++) found.add(pixels.subarray(at + 1 + 3 * x, at + 4 + 3 * x).toString('hex'));
  return found;
}

describe('pictures of practice goods', () => {
  it('exist for every kind of goods', () => {
    const types = Object.values(GOODS).flatMap(({ kinds }) => kinds.map(({ type }) => type));
    expect(types.filter((type) => !hasShape(type))).toEqual([]);
  });

  it('are always the same for a seed, and differ between seeds', () => {
    const draw = (seed: number) => drawPicture(seed, shapeFor('Kitchen', seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(coloursOf(draw(7)).size).toBeGreaterThan(4);
  });

  it('show each store as an icon of its own', () => {
    const icons = PRACTICE_STORES.map(({ key, platform }) => {
      const path = platform === 'shopify' ? '/cdn/shop/files/favicon.png' : '/wp-content/uploads/favicon.png';
      const { body } = openPracticeStore(key, { now: NOW }).handle({ method: 'GET', url: path }, NOW);
      return Buffer.from(body).toString('hex');
    });
    expect(new Set(icons).size).toBe(PRACTICE_STORES.length);
  });
});
