import { sql } from 'kysely';
import { DateRange } from '#contract/date-range.ts';
import { ProductListQuery, ProductSort, StoreListQuery, StoreSort } from '#contract/filters.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { listProducts } from '#questions/lists/list-products.ts';
import { listStores } from '#questions/lists/list-stores.ts';
import type { ListScope } from '#questions/lists/products/filter-of.ts';
import type { Reader } from './make-reader.ts';
import type { Question } from './measure-questions.ts';

export type Given = Record<string, unknown>;
type Scope = Partial<ListScope>;

const ASKED_OF_PRODUCTS: [string, Given, Scope?][] = [
  ...ProductSort.options.flatMap((sortBy): [string, Given][] =>
    (['desc', 'asc'] as const).map((sortOrder) => [`by ${sortBy} ${sortOrder}`, { sortBy, sortOrder }]),
  ),
  ...DateRange.options.map((dateRange): [string, Given] => [`of ${dateRange}`, { dateRange }]),
  ['page 100', { page: 100 }],
  ['page of 100', { pageSize: 100 }],
  ['one common tag', { tags: ['ELECTRONICS'] }],
  ['one rare tag', { tags: ['PET_SUPPLIES'] }],
  ['one rare tag by change', { tags: ['PET_SUPPLIES'], sortBy: 'change' }],
  ['one rare tag by price', { tags: ['PET_SUPPLIES'], sortBy: 'price' }],
  ['one rare tag by newest', { tags: ['PET_SUPPLIES'], sortBy: 'newest' }],
  ['one rare tag by revenue', { tags: ['PET_SUPPLIES'], sortBy: 'revenue' }],
  ['five tags', { tags: ['SHOES', 'TOYS', 'HOME', 'GARDEN', 'KITCHEN'] }],
  ['one common country', { countries: ['US'] }],
  ['one rare country', { countries: ['IS'] }],
  ['one rare country by revenue', { countries: ['IS'], sortBy: 'revenue' }],
  [
    'two tags, two countries, price and orders',
    { tags: ['SHOES', 'TOYS'], countries: ['DE', 'FR'], minPrice: 20, maxPrice: 60, minOrders: 1 },
  ],
  [
    'two tags, two countries, price, by revenue',
    { tags: ['SHOES', 'TOYS'], countries: ['DE', 'FR'], minPrice: 20, maxPrice: 60, sortBy: 'revenue' },
  ],
  ['narrow price', { minPrice: 19.99, maxPrice: 20 }],
  ['narrow price and one order count', { minPrice: 19, maxPrice: 20, minOrders: 2, maxOrders: 2 }],
  ['narrow price by change', { minPrice: 19.99, maxPrice: 20, sortBy: 'change' }],
  ['wide price', { minPrice: 5, maxPrice: 500 }],
  ['wide price by newest', { minPrice: 5, maxPrice: 500, sortBy: 'newest' }],
  ['many orders', { minOrders: 50 }],
  ['few orders at the most', { maxOrders: 2 }],
  ['few orders at the most, ascending', { maxOrders: 2, sortOrder: 'asc' }],
  ['no orders', { maxOrders: 0 }],
  ['revenue range', { minRevenue: 1_000, maxRevenue: 1_100 }],
  ['revenue at the most', { maxRevenue: 10 }],
  ['revenue range, rare tag, country', { minRevenue: 100, tags: ['PET_SUPPLIES'], countries: ['GB'] }],
  ['favourites', { favorited: 'true' }],
  ['no favourites', { favorited: 'false' }],
  ['tracked', { status: ['TRACKED'] }],
  ['not tracked', { status: ['DATABASE'] }],
  ['one common word', { q: 'harbour' }],
  ['one common word by revenue', { q: 'lamp', sortBy: 'revenue' }],
  ['one common word by newest', { q: 'lamp', sortBy: 'newest' }],
  ['two words', { q: 'mug copper' }],
  ['two words by change', { q: 'mug copper', sortBy: 'change' }],
  ['three words and a number', { q: 'kettle oak silk 77' }],
  ['a part of a word', { q: 'nipe' }],
  ['two letters', { q: 'mu' }],
  ['accents', { q: 'GROSSE creme' }],
  ['Arabic', { q: 'قميص' }],
  ['two Arabic words', { q: 'حذاء أطفال' }],
  ['a word that is nowhere', { q: 'zzyzx' }],
  ['a word, a tag, a country', { q: 'lamp', tags: ['HOME'], countries: ['FR'] }],
  ['a word and many orders', { q: 'lamp', minOrders: 5 }],
  ['new and rising', { maxAge: 30, minGrowth: 0, sureGrowth: 'true', sortBy: 'change' }],
  ['surely rising', { minGrowth: 0, sureGrowth: 'true' }],
  ['surely falling', { maxGrowth: 0, sureGrowth: 'true', sortBy: 'change', sortOrder: 'asc' }],
  ['grown tenfold', { minGrowth: 900 }],
  ['discounted and selling', { minDiscount: 10, minOrders: 1 }],
  ['nearly given away', { minDiscount: 75 }],
  ['sold out', { stock: 'out' }],
  ['sold out, a rare tag', { stock: 'out', tags: ['PET_SUPPLIES'] }],
  ['of yesterday', { maxAge: 1 }],
  ['old, by newest', { minAge: 600, sortBy: 'newest' }],
  ['one common platform', { platforms: ['shopify'] }],
  ['one rare platform', { platforms: ['medusa'] }],
  ['one rare platform by newest', { platforms: ['medusa'], sortBy: 'newest' }],
  ['one rare platform, unsold', { platforms: ['medusa'], sales: 'without' }],
  ['sold out, reduced, unsold', { stock: 'out', minDiscount: 40, sales: 'without' }],
  ['by stock', { signals: ['stock'] }],
  [
    'new, rising, $20 to 60, under 100 orders',
    { maxAge: 30, minGrowth: 0, sureGrowth: 'true', minPrice: 20, maxPrice: 60, maxOrders: 100 },
  ],
  ["FREE's 50", {}, { atMost: 50 }],
  ["a word in FREE's 50", { q: 'lamp' }, { atMost: 50 }],
  ['mine', {}, { scope: 'mine' }],
  ['mine by price', { sortBy: 'price' }, { scope: 'mine' }],
  ['mine by change', { sortBy: 'change', sortOrder: 'asc' }, { scope: 'mine' }],
  ['mine, a word', { q: 'lamp' }, { scope: 'mine' }],
  [
    'mine, all filters',
    { tags: ['SHOES', 'ELECTRONICS'], minPrice: 10, maxPrice: 100, minOrders: 1, sortBy: 'revenue' },
    { scope: 'mine' },
  ],
];

const ASKED_OF_STORES: [string, Given, Scope?][] = [
  ...StoreSort.options.flatMap((sortBy): [string, Given][] =>
    (['desc', 'asc'] as const).map((sortOrder) => [`by ${sortBy} ${sortOrder}`, { sortBy, sortOrder }]),
  ),
  ...DateRange.options.map((dateRange): [string, Given] => [`of ${dateRange}`, { dateRange }]),
  ['one rare country', { countries: ['IS'] }],
  ['one common country by revenue', { countries: ['US'], sortBy: 'revenue' }],
  ['orders range', { minOrders: 10, maxOrders: 12 }],
  ['revenue at the most', { maxRevenue: 10 }],
  ['tracked', { status: ['TRACKED'] }],
  ['not tracked', { status: ['DATABASE'] }],
  ['new and rising', { maxAge: 90, minGrowth: 0, sureGrowth: 'true', sortBy: 'change' }],
  ['discounted and selling', { minDiscount: 30, minOrders: 1 }],
  ['sold out', { stock: 'out' }],
  ['one rare platform', { platforms: ['medusa'] }],
  ['by stock', { signals: ['stock'] }],
  ['a word', { q: 'harbour' }],
  ['two words, Arabic', { q: 'harbour قميص' }],
  ['an address', { q: 'https://shop77.example/' }],
  ["FREE's 50", {}, { atMost: 50 }],
  ['mine', {}, { scope: 'mine' }],
  ['mine by change', { sortBy: 'change' }, { scope: 'mine' }],
];

const pictureUrl = (url: string | null) => url;

/** List questions of every kind, and the `drawn` ones. */
export async function listQuestions(databases: Databases, reader: Reader, drawn: Given[]): Promise<Question[]> {
  const { accountId, nowMs } = reader;
  const common = { accountId, nowMs, pictureUrl };
  const products: [string, Given, Scope?][] = [
    ...ASKED_OF_PRODUCTS,
    ['an address', { q: reader.productUrl }],
    ['of one store', {}, { storeId: reader.storeId }],
    ['of the largest store', { sortBy: 'price' }, { storeId: await findLargest(databases.facts) }],
    ...drawn.map((given): [string, Given] => [JSON.stringify(given), given]),
  ];
  return [
    ...products.map(
      ([name, given, { scope = 'catalogue', storeId, atMost = null } = {}]: (typeof products)[number]): Question => {
        const query = ProductListQuery.parse({ pageSize: 50, ...given });
        const asked = { ...common, scope, atMost, query, ...(storeId === undefined ? {} : { storeId }) };
        return {
          name: `products ${name}`,
          kind: 'list',
          ask: async () => (await listProducts(databases, asked)).total,
        };
      },
    ),
    ...ASKED_OF_STORES.map(
      ([name, given, { scope = 'catalogue', atMost = null } = {}]: (typeof products)[number]): Question => {
        const query = StoreListQuery.parse({ pageSize: 50, ...given });
        const asked = { ...common, scope, atMost, query };
        return { name: `stores ${name}`, kind: 'list', ask: async () => (await listStores(databases, asked)).total };
      },
    ),
  ];
}

async function findLargest(facts: Facts): Promise<string> {
  const { rows } = await sql<{ id: number }>`select id from store order by product_count desc limit 1`.execute(facts);
  return String(rows[0]!.id);
}
