import { PLANS, type PlanFeature, type PlanKey } from '#contract/billing/plan.ts';
import { Tag } from '#contract/tag.ts';
import type { Random } from '#runtime/random.ts';

export type Person = { id: string; plan: PlanKey; token: string; storeIds: string[]; productIds: string[] };
export type Call = { name: string; method: 'GET' | 'PATCH'; path: string; body?: object };

/** `weight`: how many in a hundred calls; `needs`: the feature it requires. */
type Kind = {
  name: string;
  weight: number;
  needs?: PlanFeature;
  method?: 'PATCH';
  body?: (random: Random) => object;
  path: (person: Person, random: Random) => string;
};

const RANGES: Choice<string> = [
  ['LAST_7_DAYS', 50],
  ['LAST_30_DAYS', 20],
  ['TODAY', 10],
  ['YESTERDAY', 5],
  ['LAST_3_MONTHS', 8],
  ['LAST_12_MONTHS', 7],
];
const WORDS = ['lamp', 'mug copper', 'oak', 'قميص', 'juniper silk', 'kettle', 'watch 12'];
const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'AE', 'SA', 'NL'];

const KINDS: Kind[] = [
  { name: 'user info', weight: 12, path: () => '/user/info' },
  { name: 'overview', weight: 8, path: (_, random) => `/api/analytics/stores/overview?${rangeOf(random)}` },
  { name: 'trend of mine', weight: 7, path: (_, random) => `/api/analytics/trend?${rangeOf(random)}` },
  { name: 'my stores', weight: 9, path: (_, random) => `/api/stores?${pageOf(random)}&${rangeOf(random)}` },
  { name: 'my products', weight: 7, path: (_, random) => `/api/products?${pageOf(random)}&${rangeOf(random)}` },
  {
    name: 'my store',
    weight: 5,
    path: (one, random) => `/api/stores/${pick(one.storeIds, random)}?${rangeOf(random)}`,
  },
  {
    ...{ name: 'products of my store', weight: 5 },
    path: (one, random) => `/api/stores/${pick(one.storeIds, random)}/products?${pageOf(random)}`,
  },
  {
    ...{ name: 'trend of my store', weight: 4 },
    path: (one, random) => `/api/analytics/trend?storeId=${pick(one.storeIds, random)}&${rangeOf(random)}`,
  },
  { name: 'my product', weight: 4, path: (one, random) => `/api/products/${pick(one.productIds, random)}` },
  {
    ...{ name: 'trend of my product', weight: 4 },
    path: (one, random) => `/api/analytics/trend?productId=${pick(one.productIds, random)}&${rangeOf(random)}`,
  },
  {
    ...{ name: 'favourite', weight: 1, method: 'PATCH' },
    body: (random) => ({ favorited: random.next() < 0.6 }),
    path: (one, random) => `/api/products/${pick(one.productIds, random)}`,
  },
  {
    ...{ name: 'products', weight: 8 },
    path: (_, random) => `/api/database/products?${pageOf(random)}&${rangeOf(random)}&sortBy=${choose(SORTS, random)}`,
  },
  {
    ...{ name: 'products by filters', weight: 5, needs: 'areDatabaseFiltersEnabled' },
    path: (_, random) => `/api/database/products?${pageOf(random)}&${rangeOf(random)}&${filtersOf(random)}`,
  },
  {
    ...{ name: 'products by words', weight: 4 },
    path: (_, random) => `/api/database/products?${pageOf(random)}&q=${encodeURIComponent(pick(WORDS, random))}`,
  },
  { name: 'stores', weight: 4, path: (_, random) => `/api/database/stores?${pageOf(random)}&${rangeOf(random)}` },
  {
    ...{ name: 'stores by filters', weight: 2, needs: 'areDatabaseFiltersEnabled' },
    path: (_, random) => `/api/database/stores?${pageOf(random)}&countries=${pick(COUNTRIES, random)}&minOrders=1`,
  },
  {
    ...{ name: 'a store', weight: 2, needs: 'areDatabaseDetailsEnabled' },
    path: (one, random) => `/api/database/stores/${pick(one.storeIds, random)}`,
  },
  {
    ...{ name: 'countries', weight: 2, needs: 'isAnalyticsEnabled' },
    path: (_, random) => `/api/analytics/countries?${scopeOf(random)}&${rangeOf(random)}`,
  },
  {
    ...{ name: 'categories', weight: 2, needs: 'isAnalyticsEnabled' },
    path: (_, random) => `/api/analytics/tags?${scopeOf(random)}&${rangeOf(random)}`,
  },
  {
    ...{ name: 'overview of the database', weight: 2, needs: 'isAnalyticsEnabled' },
    path: (_, random) =>
      `/api/analytics/database/${random.next() < 0.5 ? 'stores' : 'products'}/overview?${rangeOf(random)}`,
  },
  {
    ...{ name: 'since I joined', weight: 2, needs: 'isAnalyticsEnabled' },
    path: () => '/api/analytics/subscription-trend',
  },
  { name: 'all categories', weight: 1, path: () => '/api/tags' },
];
const SORTS: Choice<string> = [
  ['orderCount', 60],
  ['revenue', 20],
  ['change', 8],
  ['price', 6],
  ['newest', 6],
];
const KIND_CHOICE: Choice<Kind> = KINDS.map((kind) => [kind, kind.weight]);

/** A random call that one of these people may make by their plan. */
export function drawCall(people: readonly Person[], random: Random): { person: Person; call: Call } {
  const kind = choose(KIND_CHOICE, random);
  const { needs, method = 'GET' } = kind;
  const able = needs ? people.filter(({ plan }) => PLANS[plan][needs]) : people;
  const person = pick(able, random);
  const call: Call = { name: kind.name, method, path: kind.path(person, random) };
  return { person, call: kind.body ? { ...call, body: kind.body(random) } : call };
}

/** A random call of the bare route: the account of one of these people. */
export function drawBareCall(people: readonly Person[], random: Random): { person: Person; call: Call } {
  const person = pick(people, random);
  return { person, call: { name: 'account', method: 'GET', path: `/accounts/${person.id}` } };
}

function rangeOf(random: Random): string {
  return `dateRange=${choose(RANGES, random)}`;
}

function scopeOf(random: Random): string {
  return `scope=${random.next() < 0.5 ? 'mine' : 'database'}`;
}

/** Mostly the first page, with ten rows. */
function pageOf(random: Random): string {
  const pageSize = choose(
    [
      [10, 75],
      [20, 15],
      [50, 10],
    ],
    random,
  );
  return `page=${random.next() < 0.85 ? 0 : random.below(4)}&pageSize=${pageSize}`;
}

function filtersOf(random: Random): string {
  const filters = new URLSearchParams();
  if (random.next() < 0.6) filters.append('tags', pick(Tag.options, random));
  if (random.next() < 0.4) filters.append('countries', pick(COUNTRIES, random));
  if (random.next() < 0.4) filters.append('minPrice', String(5 + random.below(20)));
  if (random.next() < 0.3) filters.append('maxPrice', String(30 + random.below(100)));
  if (random.next() < 0.3) filters.append('minOrders', '1');
  if (random.next() < 0.1) filters.append('favorited', 'true');
  return filters.toString();
}

type Choice<Value> = readonly (readonly [Value, number])[];

function choose<Value>(choice: Choice<Value>, random: Random): Value {
  let left = random.next() * choice.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choice) {
    left -= weight;
    if (left < 0) return value;
  }
  return choice[0]![0];
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[random.below(values.length)]!;
}
