import { createParser, type inferParserType, parseAsBoolean, parseAsNativeArrayOf, parseAsStringLiteral } from 'nuqs';
import { COUNTRY_CODE, SIGNALS, STOCKS, STORE_STATUSES, type StoreStatus } from '#contract/filters.ts';
import { PLATFORMS } from '#contract/platform.ts';
import { TAGS } from '#contract/tag.ts';

/** A store in a list of mine is never a DATABASE one. */
export const MY_STATUSES: readonly StoreStatus[] = STORE_STATUSES.filter((status) => status !== 'DATABASE');

const MOST = 1e12;

const parseAsCountry = createParser({
  parse: (text) => (COUNTRY_CODE.test(text) ? text : null),
  serialize: (country: string) => country,
});

const parseAsNumber = (least: number, most: number, isWhole = false) =>
  createParser({
    parse: (text) => {
      const amount = Number(text);
      const isOne = text.trim() !== '' && (!isWhole || Number.isInteger(amount));
      return isOne && amount >= least && amount <= most ? amount : null;
    },
    serialize: String,
  });
const parseAsAmount = parseAsNumber(0, MOST);
const parseAsDays = parseAsNumber(0, 10_000, true);
const parseAsShare = parseAsNumber(0, 100);
const parseAsGrowth = parseAsNumber(-100, 1e6);

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
    minAge: parseAsDays,
    maxAge: parseAsDays,
    minGrowth: parseAsGrowth,
    maxGrowth: parseAsGrowth,
    sureGrowth: parseAsBoolean,
    minDiscount: parseAsShare,
    maxDiscount: parseAsShare,
    stock: parseAsStringLiteral(STOCKS),
    platforms: parseAsNativeArrayOf(parseAsStringLiteral(PLATFORMS)),
    signals: parseAsNativeArrayOf(parseAsStringLiteral(SIGNALS)),
  };
}

export type Filters = inferParserType<ReturnType<typeof filterParsers>>;

export const RANGES = [
  { key: 'price', min: 'minPrice', max: 'maxPrice', isMoney: true },
  { key: 'orders', min: 'minOrders', max: 'maxOrders', isMoney: false },
  { key: 'revenue', min: 'minRevenue', max: 'maxRevenue', isMoney: true },
  { key: 'growth', min: 'minGrowth', max: 'maxGrowth', isMoney: false },
  { key: 'discount', min: 'minDiscount', max: 'maxDiscount', isMoney: false },
  { key: 'age', min: 'minAge', max: 'maxAge', isMoney: false },
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
  minAge: null,
  maxAge: null,
  minGrowth: null,
  maxGrowth: null,
  sureGrowth: null,
  minDiscount: null,
  maxDiscount: null,
  stock: null,
  platforms: [],
  signals: [],
};

/** How many filters are asked for; a range counts once. */
export function countFilters(given: Filters): number {
  const filters = askedFilters(given);
  const ranges = RANGES.filter(({ min, max }) => filters[min] !== null || filters[max] !== null).length;
  const { status, countries, tags, platforms, signals } = filters;
  const lists = [status, countries, tags, platforms, signals].reduce((sum, list) => sum + list.length, 0);
  const alone = [filters.favorited, filters.sureGrowth, filters.stock].filter((value) => value !== null).length;
  return lists + ranges + alone;
}

/** What is asked of the server: in a hand-made address a range may be the wrong way round, which is none, and a value be there twice. */
export function askedFilters(filters: Filters): Filters {
  const asked = {
    ...filters,
    status: [...new Set(filters.status)],
    countries: [...new Set(filters.countries)],
    tags: [...new Set(filters.tags)],
    platforms: [...new Set(filters.platforms)],
    signals: [...new Set(filters.signals)],
    favorited: filters.favorited === true ? true : null,
    sureGrowth: filters.sureGrowth === true ? true : null,
  };
  for (const { min, max } of RANGES) {
    const [from, to] = [filters[min], filters[max]];
    if (from !== null && to !== null && from > to) Object.assign(asked, { [min]: null, [max]: null });
  }
  return asked;
}
