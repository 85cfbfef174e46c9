import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markPage } from './mark-page.ts';

const mark = (value: unknown, form = 'https://shop.example EUR ') => markPage(Buffer.from(JSON.stringify(value)), form);
const time = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString());

test('pages differ by all but the times in which they were rendered', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), time, time, (title, other, at, then) => {
      const page = (text: string, stamp: string) => ({ products: [{ id: 1, title: text, updated_at: stamp }] });
      expect(mark(page(title, at))).toBe(mark(page(title, then)));
      if (title !== other) expect(mark(page(title, at))).not.toBe(mark(page(other, at)));
      expect(mark({ created_at: at }) === mark({ created_at: then })).toBe(at === then);
    }),
  );
});

test('a text that looks like the key, and a value that is no time, count', () => {
  const quoting = (stamp: string) => ({ body_html: `"updated_at":"${stamp}"` });
  expect(mark(quoting('2026-11-21'))).not.toBe(mark(quoting('2026-11-22')));
  expect(mark({ updated_at: 'never' })).not.toBe(mark({ updated_at: 'once' }));
});

test('what else decides how a page is read counts', () => {
  expect(mark({}, 'https://shop.example EUR ')).not.toBe(mark({}, 'https://shop.example USD '));
});

test('a long page after a short one is marked whole', () => {
  const long = 'x'.repeat(2_000_000);
  expect(mark([long, 1])).not.toBe(mark([long, 2]));
});
