import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeStores } from '#catalog/testing-stores.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { wooCommerceStorefront } from '#simulator/storefronts/woocommerce/woocommerce-storefront.ts';
import { drawWorld, PLAIN_WORLD } from '#simulator/world/draw-world.ts';
import type { StorefrontHandle } from '../fetch/in-process-fetcher.ts';
import { readFacts } from './testing-facts.ts';
import { STARTS_AT, testTracker } from './testing-tracker.ts';

const DAYS = 8;
const REVIEWS = '/wp-json/wc/store/v1/products/reviews';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

/** A shop that counts the units of two products in three, and whose buyers write reviews; read once a day. */
async function watchShop(days: number, answer: () => ReturnType<StorefrontHandle> | null) {
  await removeStores(database);
  const tracker = await testTracker(database, STARTS_AT);
  const world = drawWorld({
    ...PLAIN_WORLD,
    ...{ seed: 'reviewed', productCount: 30, numbering: 'woocommerce', language: 'en', vendor: 'Maker' },
    ...{ priceScale: 1, currency: 'EUR', startsAt: STARTS_AT - 10 * DAY_MS, untrackedShare: 0.35, reviewShare: 0.2 },
    ordersPerHour: { first: 2, afterYear: 2 },
  });
  const shop = { name: 'Reviewed', country: 'DE', language: 'en' as const, timezone: 'UTC', version: '10.6.1' };
  const stock = { stockDisplay: 'always' as const, lowStockThreshold: 2, managesStock: true, quantityCap: null };
  const form = { utcOffsetMinutes: 0, soldIndividually: new Set<number>() };
  const storefront = wooCommerceStorefront({ ...shop, ...stock, ...form, world }, 'http://reviewed.example');
  const asked: { at: number; path: string }[] = [];
  const storeId = await tracker.addShop('reviewed.example', null, (request, now) => {
    const url = new URL(request.url);
    asked.push({ at: now, path: url.pathname });
    // best sellers would show the same sales
    if (url.searchParams.get('orderby') === 'popularity') return { status: 400, headers: {}, body: '{}' };
    return (url.pathname === REVIEWS ? answer() : null) ?? storefront.handle(request, now);
  });
  const { facts, people } = database;
  for (let day = 0; day <= days; day++) {
    const now = STARTS_AT + day * DAY_MS;
    tracker.clock.set(now);
    await makePartitions(facts, now);
    await people
      .updateTable('poll_due')
      .set({ due_at: new Date(now) })
      .execute();
    await tracker.pollDue();
  }
  const evidence = await facts
    .selectFrom('evidence')
    .innerJoin('product', (join) =>
      join.onRef('product.store_id', '=', 'evidence.store_id').onRef('product.id', '=', 'evidence.product_id'),
    )
    .select(['evidence.at', 'evidence.why', 'evidence.adds', 'product.external_id'])
    .where('evidence.store_id', '=', storeId)
    .where('kind', '=', 'reviews')
    .orderBy('evidence.at')
    .execute();
  const signal = await facts
    .selectFrom('store_signal')
    .select(['state', 'evidence', 'life'])
    .where('store_id', '=', storeId)
    .where('kind', '=', 'reviews')
    .executeTakeFirstOrThrow();
  return { tracker, world, evidence, signal, askedReviews: asked.filter(({ path }) => path === REVIEWS) };
}

test('the reviews of a shop are read once with each catalogue, and those of buyers count at the time they were written', async () => {
  const { world, tracker, evidence, signal, askedReviews } = await watchShop(DAYS, () => null);
  expect(tracker.logged).toEqual([]);
  expect(askedReviews.map(({ at }) => at)).toEqual(
    Array.from({ length: DAYS + 1 }, (_, day) => STARTS_AT + day * DAY_MS),
  );
  expect(signal).toMatchObject({ state: 'alive', evidence: { reviewTimes: true } });

  const shelf = world.at(tracker.clock.now());
  const isUncounted = (id: number) => shelf.find(id)!.variants.every(({ stock }) => stock === null);
  const written = shelf.reviews.filter(({ product, isVerified }) => isVerified && isUncounted(product.id));
  const moments = new Set(written.map(({ product, writtenAt }) => `${product.id} ${writtenAt}`));
  expect(evidence.length).toBeGreaterThan(10);
  for (const { at, why, external_id } of evidence) {
    expect(why).toBe('by-review-times');
    expect(moments).toContain(`${external_id} ${at.getTime()}`);
  }
  const counted = evidence.map(({ at, external_id }) => `${external_id} ${at.getTime()}`);
  expect(new Set(counted).size).toBe(counted.length);

  const from = evidence[0]!.at.getTime();
  const until = evidence.at(-1)!.at.getTime();
  const told = evidence
    .flatMap(({ adds }) => adds as { orders: number }[])
    .reduce((sum, { orders }) => sum + orders, 0);
  const sold = world
    .truth(from - 3 * DAY_MS, until - 3 * DAY_MS)
    .flatMap(({ lines }) => lines.filter(({ productId }) => isUncounted(Number(productId)))).length;
  const inTime = written.filter(({ writtenAt }) => writtenAt >= from && writtenAt <= until);
  expect(evidence).toHaveLength(inTime.length);
  const { gained, lines } = (signal.life as { reviews: { gained: number; lines: number } }).reviews;
  expect(told / (evidence.length * (lines / gained))).toBeGreaterThan(0.7);
  expect(told / (evidence.length * (lines / gained))).toBeLessThan(1.4);
  // 24 reviews by the share of 67 others: that share is known to a fifth, and the 24 are themselves random
  expect(told / sold).toBeGreaterThan(0.4);
  expect(told / sold).toBeLessThan(2.5);
}, 120_000);

test('neither the author nor the text of a review is stored or logged, although the shop shows both to everybody', async () => {
  const person = { reviewer: 'Wilhelmina Q', review: '<p>Lasts-for-ever</p>', reviewer_avatar_urls: { 24: 'face-9' } };
  const { tracker, signal, askedReviews } = await watchShop(2, () => {
    const headers = { 'content-type': 'application/json' };
    const one = { id: 1, date_created_gmt: '2026-09-01T10:00:00', product_id: 1, verified: true, ...person };
    return { status: 200, headers, body: JSON.stringify([one]) };
  });
  expect(askedReviews).toHaveLength(1);
  expect(signal.life).not.toHaveProperty('reviews.list');
  const kept = Object.values(await readFacts(database.database))
    .flat()
    .join();
  for (const text of [kept, JSON.stringify(tracker.logged)]) {
    expect(text).not.toMatch(/Wilhelmina|Lasts-for-ever|face-9|reviewer/);
  }
});

test('a shop that refuses its list of reviews is not asked again soon', async () => {
  const { signal, askedReviews } = await watchShop(2, () => ({ status: 403, headers: {}, body: '{}' }));
  expect(askedReviews).toHaveLength(1);
  expect(signal.life).toMatchObject({ reviews: { unlistedAt: STARTS_AT } });
  expect(signal.life).not.toHaveProperty('reviews.list');
});
