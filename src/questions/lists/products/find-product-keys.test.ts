import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { ProductSort, SALES, type Sales } from '#contract/filters.ts';
import { SortOrder, TOTAL_CAP } from '#contract/list.ts';
import { ask } from '#database/ask-prepared.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { findProductKeys, readProductKeysInOrder } from './find-product-keys.ts';
import type { ProductFilter } from './product-filter.ts';
import { indexOrderOf, productList } from './product-list.ts';

/** So many that more than TOTAL_CAP sold, and more did not. */
const PRODUCTS = 42_000;

type Row = { store_id: number; id: number; price_usd: number | null; first_seen_at: Date; search_text: string };
type Product = Row & {
  country: string;
  tags: string[];
  orders: number | null;
  revenue_usd: number | null;
  orders_change: number | null;
  previous_orders: number | null;
  sure_growth: number | null;
  basis: string | null;
  is_available: boolean;
  compare_at_minor: number | null;
  platform: string;
};

let testing: TestDatabase;
let products: Product[];
/** Its money has a rate; of the second store's none is known, and nobody looked at the third. */
let observed: number;
let foreign: number;

beforeAll(async () => {
  testing = await testDatabase();
  const { database } = testing;
  const stores = await addStores(testing, ['shop1.example', 'shop2.example', 'shop3.example']);
  [observed, foreign] = stores as [number, number];
  // every other is a lamp, one in 500 is of jade; half of the prices are the same, some are not known
  await sql`insert into product (store_id, external_id, title, url, currency, price_minor, price_usd, country, tags,
      search_text, first_seen_at, last_seen_at, is_available, compare_at_minor)
    select ${observed}::bigint + greatest(n % 4 - 1, 0), n::text, 'Mug', '/', 'USD', 100, case when n % 50 > 0 then 5 + (n::bigint * 7919) % 40 end,
      case when n % 3 = 0 then 'FR' else 'DE' end,
      case when n % 5 = 0 then '{TOYS}'::text[] when n % 11 = 0 then '{TOYS,SHOES}' when n % 13 = 0 then '{SHOES}' else '{}' end,
      ' mug' || case when (n / 4) % 2 = 0 then ' lamp' else '' end || case when n % 500 < 4 then ' jade' else '' end,
      '2026-01-01'::timestamptz + (n::bigint * 104729) % 9000 * interval '1 minute', now(), n % 6 <> 1,
      case when n % 7 = 0 then 200 when n % 7 = 1 then 100 end
    from generate_series(1, ${PRODUCTS}::int) n`.execute(database);
  await sql`update store set platform = case when id = ${observed}::bigint then 'shopify' else 'medusa' end`.execute(
    database,
  );
  await sql`insert into store_window (date_range, store_id, orders, revenue_usd, observations)
    values ('LAST_7_DAYS', ${observed}::bigint, 1, 1, 1), ('LAST_7_DAYS', ${foreign}::bigint, 1, null, 1)`.execute(
    database,
  );
  // two in five of the observed stores sold in one of both spans, most of them the same
  await sql`insert into product_window (date_range, store_id, product_id, orders, orders_var, orders_sd, revenue_usd,
      revenue_usd_var, revenue_usd_sd, observations, previous_orders, previous_orders_var, previous_orders_sd,
      previous_observations, price_usd, country, tags, search_text, first_seen_at, is_gone,
      is_available, discount, basis, sure_growth)
    select 'LAST_7_DAYS', store_id, id, orders, 0, 0,
      case when orders = 0 then 0 when store_id = ${observed}::bigint then orders * price_usd end, 0, 0, 1,
      id % 3, 0, 0, 1, price_usd, country, tags, search_text, first_seen_at, false,
      is_available, case when compare_at_minor = 200 then 0.5 end, case when id % 2 = 0 then 'stock'::basis else 'rank' end,
      case id % 4 when 0 then 1 when 1 then -1 when 2 then 0 end
    from product cross join lateral (select (id / 4) % 4 as orders) as sold
    where store_id in (${observed}::bigint, ${foreign}::bigint) and id % 5 < 2`.execute(database);
  for (const table of ['product', 'product_window']) await sql`vacuum analyze ${sql.table(table)}`.execute(database);
  const { rows } = await sql<Product>`
    select p.store_id, p.id, p.price_usd, p.first_seen_at, p.search_text, p.country, p.tags, w.orders, w.revenue_usd, w.orders_change,
      w.previous_orders, w.sure_growth, w.basis, p.is_available, p.compare_at_minor, s.platform
    from product p join store s on s.id = p.store_id left join product_window w on w.store_id = p.store_id and w.product_id = p.id`.execute(
    database,
  );
  products = rows;
}, 60_000);
afterAll(() => testing?.drop());

const ALL: ProductFilter = {
  ...{ words: [], tags: [], countries: [], platforms: [], signals: [] },
  ...{ isGoneIncluded: false, isShared: false },
};
const FILTERS: [string, Partial<ProductFilter>][] = [
  ['all', {}],
  ['a price', { minPrice: 10, maxPrice: 11 }],
  ['a word of all', { words: ['mug'] }],
  ['a common word', { words: ['lamp'] }],
  ['a rare word', { words: ['jade'] }],
  ['a part of a word', { words: ['jad', 'mug'] }],
  ['a common word in a country', { words: ['lamp'], countries: ['FR'], maxPrice: 8 }],
  ['some orders', { minOrders: 2 }],
  ['no orders', { maxOrders: 0 }],
  ['orders of nearly all', { minOrders: 0, maxOrders: 100 }],
  ['little revenue', { maxRevenue: 20 }],
  ['little revenue, or none, in a country', { maxRevenue: 20, minRevenue: 0, countries: ['FR'], maxPrice: 8 }],
  ['a word and little revenue', { words: ['mug'], maxRevenue: 50 }],
  ['a rare word and little revenue', { words: ['jade'], maxRevenue: 50 }],
  ['a category in a country and some revenue', { tags: ['TOYS', 'SHOES'], countries: ['FR'], minRevenue: 5 }],
  ['a word in a category in a country', { words: ['lamp'], tags: ['TOYS', 'SHOES'], countries: ['FR'] }],
  ['two letters', { words: ['ja'] }],
  ['reduced', { minDiscount: 50 }],
  ['not reduced', { maxDiscount: 0 }],
  ['sold out', { stock: 'out' }],
  ['in stock, for a price', { stock: 'in', maxPrice: 8 }],
  ['a platform', { platforms: ['medusa', 'generic'] }],
  ['a platform, a rare word', { platforms: ['shopify'], words: ['jade'] }],
  ['new', { firstSeen: { from: new Date('2026-01-06') } }],
  ['of some days', { firstSeen: { from: new Date('2026-01-02'), until: new Date('2026-01-02T23:59:59Z') } }],
  ['growth', { minGrowth: 50 }],
  ['fall, or little growth', { minGrowth: -50, maxGrowth: 20 }],
  ['sure growth', { sureGrowth: true, minGrowth: 0 }],
  ['no sure growth', { sureGrowth: false }],
  ['a signal', { signals: ['rank', 'mixed'] }],
  ['stores left out', { words: ['lamp'], notStoreIds: [-1] }],
];

/** Each sort once by each filter, downward and upward in turn. */
const ASKED = FILTERS.flatMap(([name, asked], index) =>
  ProductSort.options.flatMap((sortBy, place) =>
    SALES.map((sales) => ({
      ...{ name, asked, sortBy, sales },
      sortOrder: (index + place) % 2 === 0 ? ('desc' as const) : ('asc' as const),
    })),
  ),
);

test.each(ASKED)(
  '$name $sales sales by $sortBy $sortOrder: sorted and counted as all products one by one are',
  async (question) => {
    const { asked, sales, sortBy, sortOrder } = question;
    const filter = { ...ALL, ...asked };
    const matches = inOrderOf(question).filter((product) => isMatch(product, filter, sales));
    for (const offset of [0, 25, Math.min(9_900, Math.floor(matches.length / 3))]) {
      const { keys, total } = await findProductKeys(testing.database, {
        ...{ filter, range: 'LAST_7_DAYS', sales, sortBy, sortOrder, limit: 20, offset },
      });
      const found = keys.map(({ storeId, productId }) => `${storeId}-${productId}`);
      expect(found, `from ${offset}`).toEqual(matches.slice(offset, offset + 20).map(keyOf));
      expect(Math.min(total, TOTAL_CAP + 1)).toBe(Math.min(matches.length, TOTAL_CAP + 1));
    }
  },
);

const BOUND: Partial<ProductFilter>[] = [
  { maxOrders: 1 },
  { maxOrders: 0 },
  { minGrowth: 50 },
  { minGrowth: 0 },
  { minGrowth: -50, maxOrders: 2 },
  { minGrowth: -100, maxGrowth: -20 },
  { maxGrowth: 0 },
];
const READ_IN_ORDER = BOUND.flatMap((asked) =>
  (['orderCount', 'change'] as const).flatMap((sortBy) =>
    SortOrder.options.map((sortOrder) => ({ asked, sortBy, sortOrder })),
  ),
);

test.each(READ_IN_ORDER)('$asked by $sortBy $sortOrder: a read in index order skips no match', async (order) => {
  const filter = { ...ALL, ...order.asked };
  const question = {
    ...({ filter, range: 'LAST_7_DAYS', sales: 'with' } as const),
    ...order,
    limit: 20_000,
    offset: 0,
  };
  const keys = await readProductKeysInOrder(testing.database, question, (facts, asking) => ask(facts, asking, false));
  const matches = inOrderOf(question).filter((product) => isMatch(product, filter, 'with'));
  expect(matches.length).toBeGreaterThan(0);
  expect(keys.map(({ storeId, productId }) => `${storeId}-${productId}`)).toEqual(matches.map(keyOf));
});

test.each<[Partial<ProductFilter>, 'orderCount' | 'change', string]>([
  [{ maxOrders: 1 }, 'change', 'orders_change <='],
  [{ minGrowth: 50 }, 'change', 'orders_change >'],
  [{ maxGrowth: -20 }, 'change', 'orders_change <'],
  [{ minGrowth: 50 }, 'orderCount', 'orders >'],
])('%o by %s: the index is entered where the filter allows', async (asked, sortBy, condition) => {
  const order = { sortBy, sortOrder: 'desc', limit: 20, offset: 0 } as const;
  const question = { filter: { ...ALL, ...asked }, range: 'LAST_7_DAYS', sales: 'with', ...order } as const;
  const { from, keys, value, where, reach } = productList(question)!;
  const plan = await testing.database.transaction().execute(async (trx) => {
    for (const name of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local ${sql.raw(`enable_${name}`)} = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${keys}, ${value} as value
      from ${from} where ${where} and ${reach} order by ${indexOrderOf(question)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(`Index Cond: (${condition}`);
});

const ORDERS = ProductSort.options.flatMap((sortBy) => SortOrder.options.map((sortOrder) => ({ sortBy, sortOrder })));

test.each([
  ['all', {}, false],
  ['a price of most', { minPrice: 6 }, false],
  ['orders of most', { maxOrders: 100 }, false],
  ['a word of most', { words: ['mug'] }, true],
  ['a rare price', { minPrice: 10, maxPrice: 10 }, true],
])('%s: more than can be sorted are not gathered to be counted, where that is likely', async (_, asked, isGathered) => {
  const asks: string[] = [];
  const question = { range: 'LAST_7_DAYS', sales: 'with', ...ORDERS[0]!, limit: 20, offset: 0 } as const;
  await findProductKeys(testing.database, { ...question, filter: { ...ALL, ...asked } }, (facts, asking) => {
    asks.push(asking.compile(testing.database).sql);
    return ask(facts, asking, false);
  });
  expect(asks.some((text) => text.includes('materialized'))).toBe(isGathered);
});

test.each([
  [0, 2],
  [5_000, 1],
])('of more than are counted, a page from %d takes %d questions: what lies deep is gathered', async (offset, count) => {
  let asked = 0;
  const question = { range: 'LAST_7_DAYS', sales: 'with', ...ORDERS[0]!, limit: 20, offset } as const;
  const filter = { ...ALL, words: ['mug'] };
  const { total } = await findProductKeys(testing.database, { ...question, filter }, (facts, asking) => {
    asked++;
    return ask(facts, asking, false);
  });
  expect(total).toBeGreaterThan(TOTAL_CAP);
  expect(asked).toBe(count);
});

test.each(ORDERS)('by $sortBy $sortOrder is the order of an index, so that nothing is sorted', async (order) => {
  const question = {
    filter: ALL,
    range: 'LAST_7_DAYS' as const,
    sales: 'with' as const,
    limit: 20,
    offset: 0,
    ...order,
  };
  const { from, keys, value, where } = productList(question)!;
  const plan = await testing.database.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select ${keys}, ${value} as value from ${from} where ${where} order by ${indexOrderOf(question)}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index/);
  expect(plan).not.toMatch(/Sort/);
});

test.each(SALES)('%s sales: a word and a price are intersected before rows are read', async (sales) => {
  expect(await planOf({ words: ['jade'], minPrice: 20, maxPrice: 20 }, sales)).toMatch(/BitmapAnd/);
});

test.each<[string, Partial<ProductFilter>, Sales, string]>([
  ['a word, sold out', { words: ['jade'], stock: 'out' }, 'with', 'is_available'],
  ['a word, sold out', { words: ['jade'], stock: 'out' }, 'without', 'is_available'],
  ['a word by stock', { words: ['jade'], signals: ['stock'] }, 'with', 'basis'],
])('%s %o %s sales: one look into the filter index', async (_, asked, sales, column) => {
  const plan = await planOf(asked, sales);
  expect(plan).toMatch(new RegExp(`Index Cond: .*%jade%.* AND \\(ARRAY\\[(w\\.|p\\.)?${column}\\] &&`));
});

test('the planner knows how many are reduced by how much', async () => {
  const [reduced, counted] = await estimate(sql`from product where discount >= 0.5`);
  expect(reduced / counted).toBeCloseTo(1, 0);
});

test.each(['product', 'product_window_last_7_days'])(
  'the planner knows how much of %s is of a country',
  async (table) => {
    const [expected, counted] = await estimate(sql`from ${sql.table(table)} where array[country] && '{DE}'::text[]`);
    expect(expected / counted).toBeCloseTo(1, 0);
  },
);

/** How many rows the planner expects, and how many there are. */
async function estimate(selection: RawBuilder<unknown>): Promise<[number, number]> {
  const counted = await sql<{ count: number }>`select count(*) ${selection}`.execute(testing.database);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select ${selection}`.execute(testing.database);
  return [rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'], counted.rows[0]!.count];
}

/** With nothing but bitmaps allowed. */
async function planOf(asked: Partial<ProductFilter>, sales: Sales): Promise<string> {
  const order = { sortBy: 'newest', sortOrder: 'desc', limit: 20, offset: 0 } as const;
  const { from, keys, where } = productList({ filter: { ...ALL, ...asked }, range: 'LAST_7_DAYS', sales, ...order })!;
  return testing.database.transaction().execute(async (trx) => {
    for (const name of ['seqscan', 'indexscan', 'indexonlyscan'])
      await sql`set local ${sql.raw(`enable_${name}`)} = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${keys} from ${from} where ${where}`.execute(
      trx,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

function isMatch(product: Product, filter: ProductFilter, sales: Sales): boolean {
  const within = (value: number | null, least = -Infinity, most = Infinity) =>
    (least === -Infinity && most === Infinity) || (value !== null && value >= least && value <= most);
  const hasSold = product.orders !== null && product.orders > 0;
  return (
    (product.orders !== null) === (sales === 'with') &&
    filter.words.every((word) => product.search_text.includes(word)) &&
    (filter.countries.length === 0 || filter.countries.includes(product.country)) &&
    (filter.tags.length === 0 || filter.tags.some((tag) => product.tags.includes(tag))) &&
    within(product.price_usd, filter.minPrice, filter.maxPrice) &&
    within(product.first_seen_at.getTime(), filter.firstSeen?.from?.getTime(), filter.firstSeen?.until?.getTime()) &&
    within(product.compare_at_minor === 200 ? 50 : 0, filter.minDiscount, filter.maxDiscount) &&
    (filter.stock === undefined || product.is_available === (filter.stock === 'in')) &&
    (filter.platforms.length === 0 || filter.platforms.some((platform) => platform === product.platform)) &&
    (filter.signals.length === 0 || filter.signals.some((signal) => signal === product.basis)) &&
    hasGrown(product, filter) &&
    within(hasSold ? product.orders : ifKnown(0, product, 'orderCount'), filter.minOrders, filter.maxOrders) &&
    within(hasSold ? product.revenue_usd : ifKnown(0, product, 'revenue'), filter.minRevenue, filter.maxRevenue)
  );
}

function hasGrown({ orders, previous_orders: before, sure_growth: sure }: Product, filter: ProductFilter): boolean {
  const { minGrowth, maxGrowth, sureGrowth } = filter;
  const isBound = minGrowth !== undefined || maxGrowth !== undefined;
  if (!isBound && sureGrowth === undefined) return true;
  if (orders === null || before === null || sure === null) return false;
  if (isBound && orders === 0 && before === 0) return false;
  const times = (growth: number) => before * (1 + growth / 100);
  const isWithin = orders >= times(minGrowth ?? -100) && (maxGrowth === undefined || orders <= times(maxGrowth));
  return isWithin && (sureGrowth === undefined || sureGrowth === (sure !== 0));
}

function ifKnown(figure: number, { store_id }: Product, sortBy: ProductSort): number | null {
  return store_id === observed || (store_id === foreign && sortBy !== 'revenue') ? figure : null;
}

type Asked = { sortBy: ProductSort; sortOrder: SortOrder; sales: Sales };

const ordered = new Map<string, Product[]>();

/** All of them, sorted once for the many filters. */
function inOrderOf({ sortBy, sortOrder, sales }: Asked): Product[] {
  const order = [sortBy, sortOrder, sales].join();
  const known =
    ordered.get(order) ?? products.toSorted((one, other) => compare(one, other, { sortBy, sortOrder, sales }));
  ordered.set(order, known);
  return known;
}

function compare(one: Product, other: Product, { sortBy, sortOrder, sales }: Asked): number {
  const sign = sortOrder === 'desc' ? -1 : 1;
  const [a, b] = [sortedValue(one, sortBy), sortedValue(other, sortBy)];
  const isForward = (sortOrder === 'desc') === (sortBy !== 'price');
  const keys = one.store_id - other.store_id || one.id - other.id;
  const inOrder = sales === 'without' && sortBy !== 'price' && sortBy !== 'newest' ? 0 : sign * ((a ?? 0) - (b ?? 0));
  return Number(a === null) - Number(b === null) || inOrder || (isForward ? keys : -keys);
}

/** What is not known comes last. */
function sortedValue(product: Product, sortBy: ProductSort): number | null {
  if (sortBy === 'newest') return product.first_seen_at.getTime();
  const column = { orderCount: 'orders', revenue: 'revenue_usd', change: 'orders_change', price: 'price_usd' } as const;
  return product[column[sortBy]];
}

function keyOf(product: Product): string {
  return `${product.store_id}-${product.id}`;
}
