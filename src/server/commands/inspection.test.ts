import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { readStore } from '#tracker/inspect-store.ts';
import { inspectionOf, printInspection } from './inspection.ts';

const NOW = Date.UTC(2026, 9, 1);
const ORIGIN = 'http://127.0.0.1:9';

async function inspect(key: string) {
  const storefront = openPracticeStore(key, { now: NOW, startsAt: NOW - 20 * DAY_MS, origin: ORIGIN });
  const fetcher = inProcessFetcher(storefront.handle, () => NOW);
  return inspectionOf(ORIGIN, await readStore(fetcher, ORIGIN, 25_000));
}

test('contains platform, count, signals and the first five products', async () => {
  const inspection = await inspect('ormeline');
  expect(inspection).toMatchObject({
    url: ORIGIN,
    platform: 'woocommerce',
    currency: 'EUR',
    country: 'FR',
    problems: [],
  });
  expect(inspection.products).toHaveLength(5);
  expect(inspection.productCount).toBeGreaterThan(20);
  expect(inspection.signals.map(({ kind, alive }) => [kind, alive])).toEqual([
    ['modified', true],
    ['stock', true],
    ['availability', true],
    ['reviews', true],
  ]);
  expect(JSON.parse(JSON.stringify(inspection))).toEqual(inspection);
});

test('prints as a page that people can read', async () => {
  const page = printInspection(await inspect('pollard'));
  expect(page).toContain('Pollard & Quill');
  expect(page).toMatch(/modified\s+refused, by storefront-graphql/);
  expect(page).toMatch(/country\s+GB/);
});
