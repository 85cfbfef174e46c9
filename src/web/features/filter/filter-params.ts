import { createParser, type inferParserType, parseAsBoolean, parseAsNativeArrayOf, parseAsStringLiteral } from 'nuqs';
import {
  COUNTRY_CODE,
  FILTER_LIMITS,
  type FilterLimits,
  SIGNALS,
  STOCKS,
  STORE_STATUSES,
  type StoreStatus,
} from '#contract/filters.ts';
import { PLATFORMS } from '#contract/platform.ts';
import { TAGS } from '#contract/tag.ts';

/** A store in a list of mine is never a DATABASE one. */
export const MY_STATUSES: readonly StoreStatus[] = STORE_STATUSES.filter((status) => status !== 'DATABASE');

const parseAsCountry = createParser({
  parse: (text) => (COUNTRY_CODE.test(text) ? text : null),
  serialize: (country: string) => country,
});

/** Whether the server accepts the amount. */
export function isWithin(amount: number, { least, most, isWhole }: FilterLimits): boolean {
  return amount >= least && amount <= most && (!isWhole || Number.isInteger(amount));
}

const parseAsNumber = (limits: FilterLimits) =>
  createParser({
    parse: (text) => (text.trim() !== '' && isWithin(Number(text), limits) ? Number(text) : null),
    serialize: String,
  });
const parseAsAmount = parseAsNumber(FILTER_LIMITS.amount);
const parseAsDays = parseAsNumber(FILTER_LIMITS.days);
const parseAsShare = parseAsNumber(FILTER_LIMITS.share);
const parseAsGrowth = parseAsNumber(FILTER_LIMITS.growth);

/** The filters in the address. Null and empty lists leave no trace there. */
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
  { key: 'price', min: 'minPrice', max: 'maxPrice', isMoney: true, limits: FILTER_LIMITS.amount },
  { key: 'orders', min: 'minOrders', max: 'maxOrders', isMoney: false, limits: FILTER_LIMITS.amount },
  { key: 'revenue', min: 'minRevenue', max: 'maxRevenue', isMoney: true, limits: FILTER_LIMITS.amount },
  { key: 'growth', min: 'minGrowth', max: 'maxGrowth', isMoney: false, limits: FILTER_LIMITS.growth },
  { key: 'discount', min: 'minDiscount', max: 'maxDiscount', isMoney: false, limits: FILTER_LIMITS.share },
  { key: 'age', min: 'minAge', max: 'maxAge', isMoney: false, limits: FILTER_LIMITS.days },
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

/** How many filters are set; a range counts once. */
export function countFilters(given: Filters): number {
  const filters = askedFilters(given);
  const ranges = RANGES.filter(({ min, max }) => filters[min] !== null || filters[max] !== null).length;
  const { status, countries, tags, platforms, signals } = filters;
  const lists = [status, countries, tags, platforms, signals].reduce((sum, list) => sum + list.length, 0);
  const alone = [filters.favorited, filters.sureGrowth, filters.stock].filter((value) => value !== null).length;
  return lists + ranges + alone;
}

/**
 * The filters that are sent to the server. In a hand-made address a range may be reversed, which drops it, and a value
 * may be repeated.
 */
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
  for (const { min, max } of turnedRanges(filters)) Object.assign(asked, { [min]: null, [max]: null });
  return asked;
}

/** The ranges that a hand-made address gives in reverse. */
export function turnedRanges(filters: Filters) {
  return RANGES.filter(({ min, max }) => {
    const [from, to] = [filters[min], filters[max]];
    return from !== null && to !== null && from > to;
  });
}
