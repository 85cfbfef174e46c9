import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { listPolls, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = Date.UTC(2026, 10, 2);

let marked: TestDatabase;
let unmarked: TestDatabase;

beforeAll(async () => {
  [marked, unmarked] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all([marked.drop(), unmarked.drop()]));

type Item = { id: number; title: string; cents: number; available: boolean; stock: number | null; isListed: boolean };
type Shop = { items: Item[]; total: number | null; failing: number | null };

/** A shop that prints the time of rendering as `updated_at` of everything, as shops do today. */
function answer(
  shop: Shop,
  url: URL,
  nowMs: number,
): { status: number; headers: Record<string, string>; body: string } {
  const date = new Date(nowMs).toUTCString();
  const json = (body: unknown) => ({
    status: 200,
    headers: { date, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (url.pathname === '/meta.json') {
    return json({ id: 1, name: 'Shop', country: 'US', currency: 'USD', published_products_count: shop.total });
  }
  if (url.pathname === '/')
    return { status: 200, headers: { date, 'powered-by': 'Shopify' }, body: '<title>Shop</title>' };
  if (url.pathname !== '/products.json') return { status: 404, headers: { date }, body: '' };
  const page = Number(url.searchParams.get('page') ?? 1);
  if (page === shop.failing) return { status: 500, headers: { date }, body: '' };
  const stamp = new Date(nowMs).toISOString();
  const listed = shop.items.filter((item) => item.isListed).slice((page - 1) * 250, page * 250);
  return json({
    products: listed.map(({ id, title, cents, available, stock }) => ({
      id,
      title,
      handle: `p-${id}`,
      body_html: 'says "updated_at":"2026-11-02" and more',
      published_at: '2026-01-01T00:00:00Z',
      updated_at: stamp,
      vendor: 'v',
      product_type: 't',
      tags: [],
      variants: [
        {
          id: id + 1,
          title: 'Default Title',
          sku: null,
          available,
          price: (cents / 100).toFixed(2),
          compare_at_price: null,
          updated_at: stamp,
          ...(stock === null ? {} : { inventory_quantity: stock, inventory_management: 'shopify' }),
        },
      ],
      images: [],
    })),
  });
}

type Step = { kind: string; at: number; hours: number };

function change(shop: Shop, { kind, at }: Step): void {
  const item = shop.items[at % shop.items.length]!;
  shop.failing = null;
  if (kind === 'price') item.cents += 100;
  else if (kind === 'price back') item.cents = 1000;
  else if (kind === 'all prices') for (const one of shop.items) one.cents = Math.round(one.cents * 1.137);
  else if (kind === 'sold out') item.available = !item.available;
  else if (kind === 'title') item.title += '!';
  else if (kind === 'gone or back') item.isListed = !item.isListed;
  else if (kind === 'new') shop.items.unshift({ ...item, id: 100_000 + shop.items.length * 10, isListed: true });
  else if (kind === 'stock') item.stock = item.stock === null ? 7 : Math.max(0, item.stock - 1);
  else if (kind === 'count') {
    // asked for with pages that changed
    shop.total = at % 3 === 0 ? null : shop.items.length + (at % 3);
    item.title += '.';
  } else if (kind === 'failing') shop.failing = 1 + (at % 2);
}

const kinds = [
  'price',
  'price back',
  'all prices',
  'sold out',
  'title',
  'gone or back',
  'new',
  'stock',
  'count',
  'failing',
];
const step = fc.record({
  kind: fc.oneof({ weight: 2, arbitrary: fc.constant('nothing') }, { weight: 1, arbitrary: fc.constantFrom(...kinds) }),
  at: fc.nat(300),
  hours: fc.constantFrom(1, 1, 1, 7, 30),
});
const shops = fc.record({ size: fc.constantFrom(1, 6, 250, 252), stocked: fc.boolean(), counted: fc.boolean() });

/** What is told by a second sight, or by time that passes. */
const TELLING: [{ size: number; stocked: boolean; counted: boolean }, Step[]][] = [
  ['price', 'nothing', 'nothing'],
  ['gone or back', 'nothing', 'nothing', 'gone or back', 'nothing'],
  ['all prices', 'nothing', 'nothing', 'price', 'nothing'],
  ['stock', 'nothing', 'stock', 'nothing', 'nothing'],
].map((kinds) => [{ size: 6, stocked: false, counted: true }, kinds.map((kind) => ({ kind, at: 2, hours: 1 }))]);

/** Everything that is kept of a store, as far as it does not say how it was read: polls are planned by what they cost. */
async function keptOf({ database }: TestDatabase, storeId: number) {
  const all = async (query: ReturnType<typeof sql>) => (await query.execute(database)).rows;
  return {
    store: await all(sql`
      select state, problem, product_count, greatest(last_read_at, unchanged_at) as read_at,
        greatest(observed_until, unchanged_at) as observed_until, model, failures, catalogue_due_at
      from store join poll_due on store_id = id left join store_model using (store_id) where id = ${storeId}`),
    products: await all(sql`
      select external_id, title, price_minor, is_available, gone_at, last_seen_at from product
      where store_id = ${storeId} order by external_id`),
    states: await all(sql`
      select external_id, content_hash, modified_at, variants, rate, missed_reads, seen_at from product_state
      where store_id = ${storeId} order by external_id`),
    events: await all(sql`
      select external_id, at, kind, before, after, is_part from product_event left join product
        on product.store_id = product_event.store_id and id = product_id
      where product_event.store_id = ${storeId} order by at, kind, external_id`),
    hours: await all(sql`select * from store_hour where store_id = ${storeId} order by hour`),
    signals: await all(sql`
      select kind, state, source, since, evidence, life from store_signal where store_id = ${storeId} order by kind`),
    polls: (await listPolls(database, storeId)).map(({ store_id, requests, bytes, duration_ms, ...poll }) => poll),
  };
}

test('a catalogue that stands, told by its pages, leaves what reading it would have left', async () => {
  let runs = 0;
  let standing = 0;
  await fc.assert(
    fc.asyncProperty(
      shops,
      fc.array(step, { minLength: 4, maxLength: 10 }),
      async ({ size, stocked, counted }, steps) => {
        const host = `shop${++runs}.example`;
        const read = async (db: TestDatabase, isMarked: boolean) => {
          await db.database.deleteFrom('store').execute();
          const items = Array.from({ length: size }, (_, index) => ({
            id: 1000 + index * 10,
            title: `Thing ${index}`,
            cents: 1000 + index,
            available: index % 5 !== 4,
            stock: stocked ? 3 + (index % 20) : null,
            isListed: true,
          }));
          const shop: Shop = { items, total: counted ? size : null, failing: null };
          const tracker: TestTracker = await testTracker(db.database, NOW);
          const storeId = await tracker.addShop(host, null, ({ url }, now) => answer(shop, new URL(url), now));
          await tracker.pollDue();
          for (const one of steps) {
            change(shop, one);
            tracker.clock.advance(one.hours * HOUR_MS);
            if (!isMarked) await db.database.deleteFrom('catalogue_mark').execute();
            await db.database
              .updateTable('poll_due')
              .set({ due_at: new Date(tracker.clock.now()) })
              .execute();
            await tracker.pollDue();
          }
          const told = await sql<{ at: Date | null }>`
            select unchanged_at as at from poll_due join catalogue_mark using (store_id)`.execute(db.database);
          if (isMarked && told.rows[0]?.at) standing++;
          expect(tracker.logged).toEqual([]);
          return keptOf(db, storeId);
        };
        const [one, other] = await Promise.all([read(marked, true), read(unmarked, false)]);
        expect(one).toEqual(other);
      },
    ),
    { numRuns: 12, examples: TELLING },
  );
  expect(standing).toBeGreaterThan(0);
}, 120_000);
