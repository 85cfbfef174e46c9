import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { fingerprintPage, printProducts, readPrints, writePrints } from './fingerprint-page.ts';

const fingerprint = (value: unknown, form = 'https://shop.example EUR ') =>
  fingerprintPage(Buffer.from(JSON.stringify(value)), form);
const time = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());

test('fingerprints differ for every difference except the times of rendering', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), time, time, (title, other, at, then) => {
      const page = (text: string, stamp: string) => ({ products: [{ id: 1, title: text, updated_at: stamp }] });
      expect(fingerprint(page(title, at))).toBe(fingerprint(page(title, then)));
      if (title !== other) expect(fingerprint(page(title, at))).not.toBe(fingerprint(page(other, at)));
      expect(fingerprint({ created_at: at }) === fingerprint({ created_at: then })).toBe(at === then);
    }),
  );
});

test('a text that looks like the key counts, and so does a value that is no time', () => {
  const quoting = (stamp: string) => ({ body_html: `"updated_at":"${stamp}"` });
  expect(fingerprint(quoting('2026-11-21'))).not.toBe(fingerprint(quoting('2026-11-22')));
  expect(fingerprint({ updated_at: 'never' })).not.toBe(fingerprint({ updated_at: 'once' }));
});

test('anything else that decides how a page is read counts', () => {
  expect(fingerprint({}, 'https://shop.example EUR ')).not.toBe(fingerprint({}, 'https://shop.example USD '));
});

test('a long page after a short one is fingerprinted whole', () => {
  const long = 'x'.repeat(2_000_000);
  expect(fingerprint([long, 1])).not.toBe(fingerprint([long, 2]));
});

test('a product that moved has another print, and the others keep theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), time, time, (titles, place, at, then) => {
      const moved = place % titles.length;
      const print = (texts: string[], stamp: string) => {
        const products = texts.map((title, id) => ({
          id,
          title,
          updated_at: stamp,
          variants: [{ updated_at: stamp }],
        }));
        return printProducts(Buffer.from(JSON.stringify({ products })))!.map((product) => product.print);
      };
      const before = print(titles, at);
      const after = print(titles.with(moved, `${titles[moved]}!`), then);
      expect(after.map((one, index) => one !== before[index])).toEqual(titles.map((_, index) => index === moved));
    }),
  );
});

test('prints are read as they were written, but only for the same form', () => {
  const pages = [['1 a', '2 b'], [], ['3 c']];
  const prints = writePrints('https://shop.example EUR ', pages);
  expect(readPrints(prints, 'https://shop.example EUR ')).toEqual(pages);
  expect(readPrints(prints, 'https://shop.example USD ')).toBeNull();
});

test('a page that is too long or names no ids has no fingerprint', () => {
  expect(fingerprint('x'.repeat(5_000_000))).toBeNull();
  expect(printProducts(Buffer.from('{"products":[{"title":"a"}]}'))).toBeNull();
});
