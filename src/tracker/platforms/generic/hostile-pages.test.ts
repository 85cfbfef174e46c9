import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { lenientJson } from './lenient-json.ts';
import { pageProduct } from './product-form.ts';

const PAGE = 'https://shop.com/products/tea';

test('a product is read or left out, whatever a page prints', () => {
  const value = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.constantFrom('EUR', '12,50', 'InStock', '@id'));
  const node = fc.record(
    {
      '@type': fc.constantFrom('Product', 'ProductGroup', 'Offer', ['Product'], 5, null),
      '@id': fc.constantFrom('#a', '#b'),
      name: value,
      sku: value,
      offers: fc.oneof(value, fc.array(fc.record({ price: value, priceCurrency: value, availability: value }))),
      hasVariant: fc.oneof(value, fc.array(fc.record({ '@id': fc.constantFrom('#a', '#b'), offers: value }))),
      aggregateRating: value,
      category: value,
      image: value,
    },
    { requiredKeys: ['@type'] },
  );
  const plain = (_key: string, one: unknown) => (typeof one === 'bigint' ? String(one) : one);
  fc.assert(
    fc.property(fc.array(node), fc.string(), (nodes, markup) => {
      const html = `<script type="application/ld+json">${JSON.stringify({ '@graph': nodes }, plain)}</script>${markup}`;
      const product = pageProduct(html, PAGE);
      if (product === null) return;
      const ids = product.variants.map(({ externalId }) => externalId);
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(product.variants.every(({ priceMinor }) => Number.isSafeInteger(priceMinor) && priceMinor >= 0)).toBe(
        true,
      );
    }),
  );
});

test('JSON that parses is read unchanged, and torn JSON never throws', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, cut) => {
      expect(lenientJson(json)).toEqual(JSON.parse(json));
      expect(() => lenientJson(json.slice(0, cut % (json.length + 1)))).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\'\\ab1 /*\n') }), (text) => {
      expect(() => lenientJson(text)).not.toThrow();
    }),
  );
});

test.each([
  [
    'lists within lists',
    `"offers":{"price":1,"priceCurrency":"USD"},"more":${'['.repeat(300_000)}${']'.repeat(300_000)}`,
  ],
  ['objects where an address is meant', '"offers":{"price":1,"priceCurrency":"USD","url":{"toString":1}}'],
  ['a named thing where an address is meant', '"offers":{"price":1,"priceCurrency":"USD","url":{"@id":"#b"}}'],
])('%s cost the page no product', (_what, properties) => {
  const html = linked(`[{"@type":"Product","@id":"#a","name":"Tea",${properties}},{"@id":"#b","@type":"WebPage"}]`);
  expect(pageProduct(html, PAGE)).toMatchObject({ title: 'Tea', variants: [{ priceMinor: 100 }] });
});

test('a place in a trail that is no number is its turn', () => {
  const html = `${linked('{"@type":"Product","name":"Tea","offers":{"price":1,"priceCurrency":"USD"}}')}${linked(
    '{"@type":"BreadcrumbList","itemListElement":[{"position":{"toString":1},"name":"Drinks","item":"/drinks"}]}',
  )}`;
  expect(pageProduct(html, PAGE)?.labels).toContain('Drinks');
});

test('keys of prototypes are no properties', () => {
  const html = `<script type="application/ld+json">{"@type":"Product","__proto__":{"name":"Evil"},"offers":{"price":1,"priceCurrency":"USD"},}</script>
    <div itemscope itemtype="https://schema.org/Product"><b itemprop="__proto__">x</b><b itemprop="constructor">y</b></div>`;
  expect(pageProduct(html, PAGE)).toBeNull();
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});

test.each<[string, (size: number) => string]>([
  [
    'named nodes that name each other',
    (size) =>
      linked(
        `{"@graph":[${Array.from({ length: 2 * size }, (_, index) => `{"@id":"#${index}","@type":"Product","name":"x","hasVariant":[${'{"@id":"#1"},'.repeat(20)}{"@id":"#2"}]}`).join(',')}]}`,
      ),
  ],
  [
    'properties within properties',
    (size) => `<div itemscope itemtype="https://schema.org/Product">${'<b itemprop="name">x'.repeat(50 * size)}`,
  ],
  ['a string without an end', (size) => linked(`{"a":"${'\\"x" '.repeat(200 * size)}`)],
  ['brackets without an end', (size) => linked('{"a":['.repeat(100 * size))],
  [
    'offers without an end',
    (size) =>
      linked(`{"@type":"Product","name":"x","offers":[${'{"price":1,"priceCurrency":"USD"},'.repeat(25 * size)}]}`),
  ],
])('%s take time in proportion to their size, not to its square', (_what, pageOf) => {
  const part = Math.max(5, cpuMsOf(pageOf(125)));
  // eight times as long; its square would be 64
  expect(cpuMsOf(pageOf(1_000)) / part).toBeLessThan(40);
});

function linked(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

/** The CPU time that reading a page costs this process, whatever else the machine does. */
function cpuMsOf(html: string): number {
  const before = process.cpuUsage();
  pageProduct(html, PAGE);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
