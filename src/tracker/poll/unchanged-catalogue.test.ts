import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { listPolls, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = Date.UTC(2026, 10, 2);

type Tracked = { db: TestDatabase; tracker: TestTracker };
let fingerprinted: Tracked;
let plain: Tracked;

beforeAll(async () => {
  [fingerprinted, plain] = await Promise.all([track(), track()]);
});
afterAll(() => Promise.all([fingerprinted.db.drop(), plain.db.drop()]));

async function track(): Promise<Tracked> {
  const db = await testDatabase();
  return { db, tracker: await testTracker(db, NOW) };
}

type Item = {
  id: number;
  title: string;
  cents: number;
  available: boolean;
  stock: number | null;
  isListed: boolean;
  /** A part of a product that is not read. */
  template: number;
};
type Shop = { items: Item[]; total: number | null; failing: number | null };

/** Building the words of one language takes a fifth of the time that all languages take. */
const HOME = '<html lang="en"><title>Shop</title></html>';

/** A shop that prints the time of rendering as `updated_at` of every product, as shops do today. */
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
  if (url.pathname === '/') return { status: 200, headers: { date, 'powered-by': 'Shopify' }, body: HOME };
  if (url.pathname !== '/products.json') return { status: 404, headers: { date }, body: '' };
  const page = Number(url.searchParams.get('page') ?? 1);
  if (page === shop.failing) return { status: 500, headers: { date }, body: '' };
  const stamp = new Date(nowMs).toISOString();
  const listed = shop.items.filter((item) => item.isListed).slice((page - 1) * 250, page * 250);
  return json({
    products: listed.map(({ id, title, cents, available, stock, template }) => ({
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
      template_suffix: template,
    })),
  });
}

type Step = { kind: string; at: number; many: number; hours: number };

/** What may happen to a product, and to the one after it. */
const BEFALLS: Record<string, (item: Item, next: Item) => Partial<Item>> = {
  price: ({ cents }) => ({ cents: cents + 100 }),
  'price back': () => ({ cents: 1000 }),
  cut: ({ cents }) => ({ cents: Math.round(cents * 0.7) }),
  'other market': ({ cents }) => ({ cents: Math.round(cents * 1.137) }),
  free: () => ({ cents: 0 }),
  'sold out': ({ available }) => ({ available: !available }),
  title: ({ title }) => ({ title: `${title}!` }),
  template: ({ template }) => ({ template: template + 1 }),
  'gone or back': ({ isListed }) => ({ isListed: !isListed }),
  stock: ({ stock }) => ({ stock: stock === null ? 7 : Math.max(0, stock - 1) }),
  'changes places': (item, next) => {
    const was = { ...item };
    Object.assign(item, next);
    Object.assign(next, was);
    return {};
  },
  'shown twice': (_item, { id }) => ({ id }),
};

function change(shop: Shop, { kind, at, many }: Step): void {
  const { items } = shop;
  shop.failing = null;
  const befall = BEFALLS[kind];
  for (let place = at; befall && place < at + Math.min(many, items.length); place++) {
    const item = items[place % items.length]!;
    Object.assign(item, befall(item, items[(place + 1) % items.length]!));
  }
  if (kind === 'new') items.unshift({ ...items[at % items.length]!, id: 100_000 + items.length * 10, isListed: true });
  else if (kind === 'count') {
    // the count is asked for when more than a part of the products changed
    shop.total = at % 3 === 0 ? null : items.length + (at % 3);
    for (const item of items) item.title += '.';
  } else if (kind === 'failing') shop.failing = 1 + (at % 2);
}

const kinds = [...Object.keys(BEFALLS), 'new', 'count', 'failing'];
const step = fc.record({
  kind: fc.oneof({ weight: 1, arbitrary: fc.constant('nothing') }, { weight: 2, arbitrary: fc.constantFrom(...kinds) }),
  at: fc.nat(300),
  many: fc.constantFrom(1, 1, 2, 3, 5, 6, 24, 1000),
  hours: fc.constantFrom(1, 1, 1, 1, 7, 30),
});
const shops = fc.record({
  size: fc.constantFrom(1, 6, 60, 60, 60, 250, 252),
  stocked: fc.constantFrom(false, false, false, true),
  counted: fc.boolean(),
  free: fc.constantFrom(0, 0, 0, 0, 0, 0.5, 0.97),
});

/** Cases that depend on a second sight, on time that passes, or on how many of the products moved. */
const TELLING: [{ size: number; stocked: boolean; counted: boolean; free: number }, Step[]][] = [
  { size: 6, kinds: ['price', 'nothing', 'nothing'] },
  { size: 6, kinds: ['gone or back', 'nothing', 'nothing', 'gone or back', 'nothing'] },
  { size: 6, kinds: ['other market', 'nothing', 'nothing', 'price', 'nothing'], many: 6 },
  { size: 6, kinds: ['stock', 'nothing', 'stock', 'nothing', 'nothing'] },
  { size: 60, kinds: ['price', 'title', 'sold out', 'price', 'template', 'stock', 'nothing'] },
  {
    size: 252,
    kinds: ['gone or back', 'nothing', 'title', 'cut', 'other market', 'sold out', 'nothing'],
    many: 14,
    at: 240,
  },
  { size: 60, kinds: ['sold out', 'cut', 'other market', 'free', 'title'], many: 6, at: 40, free: 0.45 },
  { size: 60, kinds: ['shown twice', 'price', 'changes places', 'sold out', 'nothing'], many: 3 },
].map(({ size, kinds, many = 1, at = 2, free = 0 }) => [
  { size, stocked: false, counted: true, free },
  kinds.map((kind) => ({ kind, at, many, hours: 1 })),
]);
const GONE_AND_EDITED: Step[] = [
  { kind: 'gone or back', at: 0, many: 100, hours: 1 },
  { kind: 'nothing', at: 0, many: 1, hours: 1 },
  { kind: 'nothing', at: 0, many: 1, hours: 30 },
  { kind: 'title', at: 150, many: 10, hours: 1 },
];
TELLING.push([{ size: 252, stocked: false, counted: false, free: 0 }, GONE_AND_EDITED]);

/** Everything that is stored of a store, except how it was read: polls are scheduled by what they cost. */
async function keptOf({ database }: TestDatabase, storeId: number) {
  const all = async (query: ReturnType<typeof sql>) => (await query.execute(database)).rows;
  return {
    store: await all(sql`/* any kind */
      select state, problem, product_count, greatest(last_read_at, unchanged_at) as read_at,
        greatest(observed_until, unchanged_at) as observed_until, model, doubt, failures, catalogue_due_at
      from store join poll_due on poll_due.store_id = id join poll_kept on poll_kept.store_id = id
        left join store_model on store_model.store_id = id where id = ${storeId}`),
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

test('a catalogue that is unchanged, wholly or but for a few products, leaves the same facts as reading all of it', async () => {
  let runs = 0;
  let unchanged = 0;
  let parts = 0;
  await fc.assert(
    fc.asyncProperty(
      shops,
      fc.array(step, { minLength: 4, maxLength: 10 }),
      async ({ size, stocked, counted, free }, steps) => {
        const host = `shop${++runs}.example`;
        const read = async ({ db, tracker }: Tracked, isMarked: boolean) => {
          await removeStores(db);
          tracker.clock.set(NOW);
          const items = Array.from({ length: size }, (_, index) => ({
            id: 1000 + index * 10,
            title: `Thing ${index}`,
            cents: index < free * size ? 0 : 1000 + index,
            available: index % 5 !== 4,
            stock: stocked ? 3 + (index % 20) : null,
            isListed: true,
            template: 0,
          }));
          const shop: Shop = { items, total: counted ? size : null, failing: null };
          const storeId = await tracker.addShop(host, null, ({ url }, now) => answer(shop, new URL(url), now));
          await tracker.pollDue();
          for (const one of steps) {
            change(shop, one);
            tracker.clock.advance(one.hours * HOUR_MS);
            if (!isMarked) await db.database.deleteFrom('catalogue_fingerprint').execute();
            await db.database
              .updateTable('poll_due')
              .set({ due_at: new Date(tracker.clock.now()) })
              .execute();
            const before = await findMark(db);
            await tracker.pollDue();
            const polls = await listPolls(db.database, storeId);
            // nothing was requested except the fingerprinted pages
            if (!isMarked || !before || polls.at(-1)!.requests !== before.pages.length) continue;
            if ((await findMark(db))?.pages.join() === before.pages.join()) unchanged++;
            else parts++;
          }
          expect(tracker.logged).toEqual([]);
          return keptOf(db, storeId);
        };
        const [one, other] = await Promise.all([read(fingerprinted, true), read(plain, false)]);
        expect(one).toEqual(other);
      },
    ),
    { numRuns: 24, examples: TELLING },
  );
  expect(unchanged).toBeGreaterThan(0);
  expect(parts).toBeGreaterThan(10);
}, 120_000);

function findMark({ database }: TestDatabase) {
  return database.selectFrom('catalogue_fingerprint').select('pages').executeTakeFirst();
}
