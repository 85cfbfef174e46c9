import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { cutPage } from './cut-page.ts';

test('a page is cut into exactly the products that parsing it shows', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), (products) => {
      const page = Buffer.from(JSON.stringify({ products }));
      const cut = cutPage(page)!.map(({ start, end }) => JSON.parse(page.toString('utf8', start, end)));
      expect(cut).toEqual(JSON.parse(page.toString()).products);
    }),
  );
});

test('a page that is written differently is not cut', () => {
  const whole = '{"products":[{"id":1},{"id":2}]}';
  expect(cutPage(Buffer.from(whole))).toHaveLength(2);
  const others = [
    '[{"id":1}]',
    '{"products": []}',
    '{"products":[{"id":1},]}',
    '{"products":[{"id":1}] }',
    '{"products":[1]}',
  ];
  const broken = Array.from({ length: whole.length }, (_, length) => whole.slice(0, length));
  for (const text of [...others, ...broken, `${whole}x`]) expect(cutPage(Buffer.from(text))).toBeNull();
});
