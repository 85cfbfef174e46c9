import { createParser, type inferParserType, parseAsBoolean, parseAsNativeArrayOf, parseAsStringLiteral } from 'nuqs';
import { COUNTRY_CODE, STORE_STATUSES, type StoreStatus } from '#contract/filters.ts';
import { TAGS } from '#contract/tag.ts';

/** A store in a list of mine is never a DATABASE one. */
export const MY_STATUSES: readonly StoreStatus[] = STORE_STATUSES.filter((status) => status !== 'DATABASE');

const MOST = 1e12;

const parseAsCountry = createParser({
  parse: (text) => (COUNTRY_CODE.test(text) ? text : null),
  serialize: (country: string) => country,
});

const parseAsAmount = createParser({
  parse: (text) => {
    const amount = Number(text);
    return text.trim() !== '' && amount >= 0 && amount <= MOST ? amount : null;
  },
  serialize: String,
});

/** The filters as the address holds them; null and empty lists leave no trace. */
export function filterParsers(statuses: readonly StoreStatus[]) {
  return {
    status: parseAsNativeArrayOf(parseAsStringLiteral(statuses)),
    countries: parseAsNativeArrayOf(parseAsCountry),
    tags: parseAsNativeArrayOf(parseAsStringLiteral(TAGS)),
    minPrice: parseAsAmount,
    maxPrice: parseAsAmount,
    minOrders: parseAsAmount,
    maxOrders: parseAsAmount,
    minRevenue: parseAsAmount,
    maxRevenue: parseAsAmount,
    favorited: parseAsBoolean,
  };
}

export type Filters = inferParserType<ReturnType<typeof filterParsers>>;

export const RANGES = [
  { key: 'price', min: 'minPrice', max: 'maxPrice', isMoney: true },
  { key: 'orders', min: 'minOrders', max: 'maxOrders', isMoney: false },
  { key: 'revenue', min: 'minRevenue', max: 'maxRevenue', isMoney: true },
] as const;

export const NO_FILTERS: Filters = {
  status: [],
  countries: [],
  tags: [],
  minPrice: null,
  maxPrice: null,
  minOrders: null,
  maxOrders: null,
  minRevenue: null,
  maxRevenue: null,
  favorited: null,
};

/** How many filters are asked for; a range counts once. */
export function countFilters(given: Filters): number {
  const filters = askedFilters(given);
  const ranges = RANGES.filter(({ min, max }) => filters[min] !== null || filters[max] !== null).length;
  const lists = filters.status.length + filters.countries.length + filters.tags.length;
  return lists + ranges + (filters.favorited === true ? 1 : 0);
}

/** What is asked of the server: in a hand-made address a range may be the wrong way round, which is none, and a value be there twice. */
export function askedFilters(filters: Filters): Filters {
  const asked = {
    ...filters,
    status: [...new Set(filters.status)],
    countries: [...new Set(filters.countries)],
    tags: [...new Set(filters.tags)],
    favorited: filters.favorited === true ? true : null,
  };
  for (const { min, max } of RANGES) {
    const [from, to] = [filters[min], filters[max]];
    if (from !== null && to !== null && from > to) Object.assign(asked, { [min]: null, [max]: null });
  }
  return asked;
}
