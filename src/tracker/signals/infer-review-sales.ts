import { hasOwnSignal, type ImputedSales, type ImputedStore } from '../estimate/imputed/imputed-sales.ts';
import { type NewReviews, reviewRate, reviewSales } from '../estimate/imputed/review-sales.ts';
import { decayFactor } from '../estimate/orders/product-rate.ts';
import { RATE_MEMORY_DAYS } from '../known/store-model.ts';
import type { SignalLife } from './signal-life.ts';

/** Buyers write for months: the share who do is forgotten more slowly than rates are. */
const KEPT_LINES = 20_000;

/**
 * What new reviews show: on products whose sales are seen, how many buyers write one; on the others, once that is
 * known, what they sold. `ranked`: products whose sales the store's ranking already shows. Otherwise reviews are
 * evidence without a number.
 */
export function inferReviewSales(
  life: SignalLife | undefined,
  gained: ReadonlyMap<string, NewReviews>,
  gap: { from: number | null; to: number },
  store: ImputedStore & { ranked: ReadonlySet<string> },
): { life: SignalLife | undefined; sales: ImputedSales | null } {
  const { from, to } = gap;
  if (!life || gained.size === 0 || from === null) return { life, sales: null };
  const { model, products, live } = store;
  const canJudge = live.modified || live.stock;
  if (!canJudge) return { life, sales: null };
  const at = model.at ?? to;
  const { linesAt } = life.reviews;
  const before = linesAt === null ? 0 : linesAt.lines * decayFactor(at - linesAt.at, RATE_MEMORY_DAYS);
  // the first time there is no start from which lines could be counted
  const judged = linesAt === null ? 0 : sumOf(gained, (id) => hasOwn(id));
  const lines = linesAt === null ? 0 : Math.max(0, model.lines - before);
  const kept = Math.min(1, KEPT_LINES / (life.reviews.lines + lines || 1));
  const reviews = {
    ...life.reviews,
    gained: (life.reviews.gained + judged) * kept,
    lines: (life.reviews.lines + lines) * kept,
    linesAt: { at, lines: model.lines },
  };
  const known = { ...life, reviews };
  const rate = life.state === 'alive' ? reviewRate(reviews) : null;
  if (!rate) return { life: known, sales: null };
  const unranked = new Map([...gained].filter(([externalId]) => !store.ranked.has(externalId)));
  return { life: known, sales: reviewSales(unranked, rate, { from, to }, store) };

  function hasOwn(externalId: string): boolean {
    const product = products.get(externalId);
    return product !== undefined && hasOwnSignal(product, live);
  }
}

function sumOf(gained: ReadonlyMap<string, NewReviews>, isCounted: (externalId: string) => boolean): number {
  let sum = 0;
  for (const [externalId, { count }] of gained) if (isCounted(externalId)) sum += count;
  return sum;
}
