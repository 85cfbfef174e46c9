import { DateRange } from '#contract/date-range.ts';
import { ProductSort, SIGNALS, STOCKS } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { PLATFORMS } from '#contract/platform.ts';
import { Tag } from '#contract/tag.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import { pick } from './draw-market.ts';
import type { Given } from './list-questions.ts';

/** Words of the market, common parts of them, and the first digits of its numbers. */
const WORDS = [
  ...['harbour', 'slate', 'mug', 'lamp', 'creme', 'grosse', 'silk', 'oak', 'kettle', 'قميص', 'حذاء', 'عطر'],
  ...['nip', 'and', 'cop', 'mu', 'la', '7', '12', '77'],
];
const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'CA', 'IN', 'SE', 'MA', 'IS'];
const PAGE_SIZE = 50;

/** Product lists with random filters in any combination, on pages up to the last. Nobody chose them to be fast. */
export function drawLists(count: number, seed: string): Given[] {
  const random = seededRandom(seedOf(seed));
  return Array.from({ length: count }, () => drawList(random));
}

function drawList(random: Random): Given {
  const chance = (share: number) => random.next() < share;
  const upTo = (most: number) => Math.floor(random.next() * (most + 1));
  const some = <Item>(items: readonly Item[], most: number) =>
    Array.from({ length: 1 + upTo(most - 1) }, () => pick(items, random));
  const given: Given = {
    sortBy: pick(ProductSort.options, random),
    sortOrder: chance(0.7) ? 'desc' : 'asc',
    dateRange: chance(0.5) ? 'LAST_7_DAYS' : pick(DateRange.options, random),
    pageSize: PAGE_SIZE,
  };
  if (chance(0.85)) given.q = some(WORDS, 3).join(' ');
  if (chance(0.4)) given.tags = some(Tag.options, 3);
  if (chance(0.4)) given.countries = some(COUNTRIES, 2);
  if (chance(0.3)) {
    const minPrice = upTo(60);
    Object.assign(given, { minPrice, maxPrice: minPrice + 1 + upTo(60) });
  }
  const minOrders = chance(0.2) ? 1 + upTo(4) : undefined;
  const minRevenue = chance(0.12) ? upTo(300) : undefined;
  if (minOrders !== undefined) given.minOrders = minOrders;
  if (minRevenue !== undefined) given.minRevenue = minRevenue;
  if (chance(0.15)) given.maxOrders = (minOrders ?? 0) + upTo(4);
  if (chance(0.12)) given.maxRevenue = (minRevenue ?? 0) + upTo(300);
  if (chance(0.12)) given.maxAge = 1 + upTo(120);
  if (chance(0.12)) given.minGrowth = upTo(200) - 50;
  if (chance(0.12)) given.sureGrowth = 'true';
  if (chance(0.12)) given.minDiscount = 1 + upTo(80);
  if (chance(0.1)) given.stock = pick(STOCKS, random);
  if (chance(0.1)) given.platforms = some(PLATFORMS, 2);
  if (chance(0.1)) given.signals = some(SIGNALS, 2);
  if (chance(0.15)) given.page = upTo(TOTAL_CAP / PAGE_SIZE - 1);
  if (chance(0.3)) given.sales = 'without';
  return given;
}
