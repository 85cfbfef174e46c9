import { expect, it } from 'vitest';
import type { ReadingProduct } from '../reading.ts';
import { bodyLength, contentHash, isBodyChanged, isTextChanged } from './content-hash.ts';

const MUG: ReadingProduct = {
  externalId: '1',
  handle: null,
  title: 'Mug',
  url: 'https://shop.example/1',
  imageUrl: null,
  vendor: null,
  productType: null,
  labels: null,
  bodyHash: null,
  reviewCount: null,
  currency: 'USD',
  publishedAt: null,
  modifiedAt: null,
  variants: [],
};

it('shows an edit of the category, and none if a reading first shows a category or does not', () => {
  const bare = contentHash(MUG);
  const filed = contentHash({ ...MUG, category: 'hg-11' }, bare);
  expect(isTextChanged(bare, filed)).toBe(false);
  expect(contentHash(MUG, filed)).toBe(filed);
  expect(contentHash({ ...MUG, category: null }, bare)).toBe(bare);
  const moved = contentHash({ ...MUG, category: 'hg-3' }, filed);
  expect(isTextChanged(filed, moved)).toBe(true);
  const taken = contentHash({ ...MUG, category: null }, filed);
  expect([taken, isTextChanged(filed, taken)]).toEqual([bare, true]);
});

it('holds the length of a description, and keeps a hash that was stored without', () => {
  const hash = contentHash({ ...MUG, bodyHash: '1z141z3.xc' });
  expect(bodyLength(hash)).toBe(1200);
  const [told, priced, labels, body] = hash.split('-');
  const without = [told, priced, labels, body!.split('.')[0]].join('-');
  expect(bodyLength(without)).toBeNull();
  expect(contentHash({ ...MUG, bodyHash: '1z141z3.xc' }, without)).toBe(without);
  const edited = contentHash({ ...MUG, bodyHash: '1z141z4.11i' }, without);
  expect([isTextChanged(without, edited), isBodyChanged(without, edited), bodyLength(edited)]).toEqual([
    true,
    true,
    1350,
  ]);
});
