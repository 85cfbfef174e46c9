import { describe, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { wooCommerceStorefront } from '#simulator/storefronts/woocommerce/woocommerce-storefront.ts';
import { drawWorld, PLAIN_WORLD } from '#simulator/world/draw-world.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import type { ReviewList, StoreIdentity } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { readReviews } from './read-reviews.ts';

const REVIEWS = '/wp-json/wc/store/v1/products/reviews';
const NONE: ReadonlySet<string> = new Set();
const NOW = Date.UTC(2026, 10, 21);

function shopAt(origin: string): StoreIdentity {
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  return { ...unknown, origin, platform: 'woocommerce', productCount: null };
}

function entry(id: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { id, date_created_gmt: '2026-11-20T10:00:00', product_id: 7, verified: true, ...more };
}

/** Reads what a site answers at the address of its reviews. */
async function read(answer: unknown, knownIds = NONE): Promise<{ list: ReviewList | null; asked: string[] }> {
  const { fetcher, asked, origin } = siteOf({ [REVIEWS]: answer }, NOW);
  return { list: await readReviews(fetcher, shopAt(origin), knownIds), asked };
}

/** `total` reviews, an hour apart, newest first; a page as WooCommerce gives it. */
function longList(total: number) {
  return (url: URL) => {
    const page = Number(url.searchParams.get('page'));
    const items = Array.from({ length: Math.max(0, Math.min(100, total - (page - 1) * 100)) }, (_, index) => {
      const number = total - (page - 1) * 100 - index;
      const at = NOW - (total - number) * 3_600_000;
      return entry(number, { date_created_gmt: new Date(at).toISOString().slice(0, 19) });
    });
    const headers = { 'x-wp-total': String(total), 'x-wp-totalpages': String(Math.ceil(total / 100)) };
    return { status: 200, headers, body: JSON.stringify(items) };
  };
}

function practice() {
  const startsAt = Date.UTC(2026, 9, 1);
  const world = drawWorld({
    ...PLAIN_WORLD,
    ...{ seed: 'reviews', productCount: 30, numbering: 'woocommerce', language: 'en', vendor: 'Maker' },
    ...{ priceScale: 1, currency: 'EUR', startsAt, untrackedShare: 0, reviewShare: 0.02 },
  });
  const shop = { name: 'Shop', country: 'DE', language: 'en' as const, timezone: 'Europe/Berlin', version: '10.6.1' };
  const stock = { stockDisplay: 'always' as const, lowStockThreshold: 2, managesStock: true, quantityCap: null };
  const form = { utcOffsetMinutes: 60, soldIndividually: new Set<number>() };
  const storefront = wooCommerceStorefront({ ...shop, ...stock, ...form, world }, 'http://127.0.0.1:9');
  const asked: string[] = [];
  const answers: string[] = [];
  const fetcher = inProcessFetcher(
    (request, now) => {
      asked.push(request.url.slice(storefront.origin.length));
      const answer = storefront.handle(request, now);
      answers.push(answer.body.toString());
      return answer;
    },
    () => startsAt + 20 * DAY_MS,
  );
  return { world, fetcher, asked, answers, origin: storefront.origin, now: startsAt + 20 * DAY_MS };
}

describe("a shop's reviews", () => {
  test('come with their times, products and purchases in one request, newest first', async () => {
    const shop = practice();
    const list = (await readReviews(shop.fetcher, shopAt(shop.origin), NONE))!;
    expect(shop.asked).toEqual([
      `${REVIEWS}?orderby=date_gmt&order=desc&per_page=100&page=1&_fields=id%2Cdate_created_gmt%2Cproduct_id%2Cverified`,
    ]);
    const written = shop.world.at(shop.now).reviews.filter(({ product }) => product.isPublished);
    expect(written.length).toBeGreaterThan(150);
    const newest = written.toSorted((one, other) => other.writtenAt - one.writtenAt || other.id - one.id).slice(0, 100);
    expect(list.reviews).toEqual(
      newest.map(({ id, writtenAt, product, isVerified }) => {
        return { id: String(id), at: writtenAt, productId: String(product.id), isVerified };
      }),
    );
    expect(new Set(list.reviews.map(({ isVerified }) => isVerified))).toEqual(new Set([true, false]));
    expect(list.at).toBe(shop.now);
  });

  test('are never asked for their authors and texts', async () => {
    const shop = practice();
    const plain = await shop.fetcher.fetch({ url: `${shop.origin}${REVIEWS}`, expects: 'json' });
    expect(plain.body.toString()).toContain('Practice reviewer');
    shop.answers.length = 0;
    await readReviews(shop.fetcher, shopAt(shop.origin), NONE);
    expect(shop.answers.join()).not.toMatch(/reviewer|Written for practice|avatar|rating/);
  });

  test.each([
    ['reviewer', 'Jane Roe'],
    ['review', '<p>Ours for years.</p>'],
    ['reviewer_avatar_urls', {}],
  ])('are not read if the shop sends `%s` although it was not asked for', async (field, value) => {
    const { list, asked } = await read([entry(1, { [field]: value })]);
    expect(list).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('hold four fields each, whatever else is sent', async () => {
    const { list } = await read([entry(1, { rating: 5, author_email: 'jane@example.com', extra: { name: 'Jane' } })]);
    expect(list!.reviews).toEqual([{ id: '1', at: Date.UTC(2026, 10, 20, 10), productId: '7', isVerified: true }]);
  });
});

describe('the list of reviews is read on', () => {
  test('only until one is known', async () => {
    expect((await read(longList(450), new Set(['449', '448']))).asked).toHaveLength(1);
    const { list, asked } = await read(longList(450), new Set(['230', '229']));
    expect(asked).toHaveLength(3);
    expect([list!.reviews.length, list!.isUnbroken]).toEqual([300, true]);
  });

  test('for at most five pages, and says that some are missing', async () => {
    const { list, asked } = await read(longList(900_000), new Set(['7']));
    expect(asked).toHaveLength(5);
    expect([list!.reviews.length, list!.isUnbroken]).toEqual([500, false]);
  });

  test('not at all at first', async () => {
    const { list, asked } = await read(longList(900_000));
    expect([asked.length, list!.reviews.length]).toEqual([1, 100]);
  });

  test('not if each page shows the same', async () => {
    const page = Array.from({ length: 100 }, (_, index) => entry(index + 1));
    const { list, asked } = await read(page, new Set(['5000']));
    expect(asked).toHaveLength(2);
    expect([list!.reviews.length, list!.isUnbroken]).toEqual([100, false]);
  });
});

describe('a shop that does not show its reviews', () => {
  test.each([401, 403, 404, 500])('with status %i has none to read, and nothing else happens', async (status) => {
    const { list } = await read({ status, headers: {}, body: '{"code":"rest_no_route"}' });
    expect(list).toBeNull();
  });

  test.each([
    ['a page', '<html>'],
    ['an object', { reviews: [] }],
    ['null', 'null'],
    ['cut JSON', '[{"id":1,'],
  ])('but %s has none to read', async (_, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect((await read({ status: 200, headers: {}, body: text })).list).toBeNull();
  });

  test('because its robots.txt forbids it has none to read', async () => {
    const fetcher = {
      fetch: async () => {
        throw new FetchFailure('store-robots-disallowed', { detail: REVIEWS });
      },
    };
    expect(await readReviews(fetcher, shopAt('http://127.0.0.1:9'), NONE)).toBeNull();
  });

  test('because it throttles is left alone', async () => {
    const answer = { status: 429, headers: { 'retry-after': '60' }, body: '' };
    await expect(read(answer)).rejects.toMatchObject({ code: 'store-throttled', retryAfterSeconds: 60 });
  });
});

describe('whatever a list contains', () => {
  test('numbers may be texts; an entry that is double or lacks a time, a number or a product is left out', async () => {
    const { list } = await read([
      entry('12', { product_id: '34' }),
      entry(12, { product_id: 99 }),
      entry(13, { date_created_gmt: '0000-00-00T00:00:00' }),
      entry(14, { date_created_gmt: 1_795_376_200 }),
      entry(15, { product_id: null }),
      entry(-1),
      entry(1.5),
      entry({}),
      null,
      [],
      'text',
    ]);
    expect(list!.reviews.map(({ id, productId }) => [id, productId])).toEqual([['12', '34']]);
  });

  test('a time in the far future is ignored; `verified` is a boolean, not a text', async () => {
    const { list } = await read([
      entry(1, { date_created_gmt: '2031-01-01T00:00:00' }),
      entry(2, { verified: 'true' }),
      entry(3, { verified: 1 }),
      entry(4, { verified: undefined }),
    ]);
    expect(list!.reviews.map(({ id, isVerified }) => [id, isVerified])).toEqual([
      ['2', false],
      ['3', false],
      ['4', false],
    ]);
  });

  test('a page of a hundred thousand is cut at a hundred', async () => {
    const page = Array.from({ length: 100_000 }, (_, index) => ({ id: index + 1 }));
    page.unshift(...Array.from({ length: 60 }, (_, index) => entry(200_000 + index) as { id: number }));
    expect((await read(page)).list!.reviews).toHaveLength(60);
  });

  test('it is read or left out', async () => {
    const time = fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.integer({ min: -4e8, max: 4e8 }).map((s) => new Date(NOW + s * SECOND_MS).toISOString().slice(0, 19)),
      fc.anything(),
    );
    const review = fc.record(
      {
        ...{ id: fc.oneof(fc.nat(300), fc.anything()), product_id: fc.oneof(fc.nat(9), fc.anything()) },
        ...{ date_created_gmt: time, verified: fc.oneof(fc.boolean(), fc.anything()) },
      },
      { requiredKeys: [] },
    );
    const headers = fc.constantFrom(
      {},
      { 'x-wp-totalpages': '7000' },
      { 'x-wp-totalpages': '-3', 'x-wp-total': 'many' },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(review, fc.anything())), headers, async (items, given) => {
        let body: string | undefined;
        try {
          body = JSON.stringify(items);
        } catch {
          return;
        }
        const { list, asked } = await read({ status: 200, headers: given, body }, new Set(['1', 'x']));
        expect(asked.length).toBeLessThanOrEqual(5);
        for (const one of list?.reviews ?? []) {
          expect(Object.keys(one)).toEqual(['id', 'at', 'productId', 'isVerified']);
          expect(one.at).toBeLessThanOrEqual(NOW + 2 * DAY_MS);
        }
        expect(new Set(list?.reviews.map(({ id }) => id)).size).toBe(list?.reviews.length ?? 0);
      }),
    );
  });
});
