import type { FilterList } from '#contract/messages/alert.ts';
import type { ProductOverTime } from '#questions/lists/products/past/find-past-products.ts';
import type { Past } from '#questions/lists/products/past/past-of-filter.ts';
import type { Readings } from '../rule/find-readings.ts';

export type Fresh = { storeId: number; productId: number; readMs: number };

/** When a product or store came to match a filter since a time. A rehearsal uses the same code as new readings. */
export function cameToMatch(
  { isMatch, turnsOf, knownSince }: Past,
  product: ProductOverTime,
  { readingFrom, since, list }: { readingFrom: Readings; since: number; list: FilterList | null },
): Fresh[] {
  const { storeId, productId, firstReadAt } = product;
  // what a store's first reading showed is where its rules start, except a rule that rings for new stores
  const firstMs = list === 'database/stores' ? since : (firstReadAt?.getTime() ?? since);
  const startMs = Math.max(since, firstMs, knownSince(product));
  const turns = turnsOf(product, startMs, readingFrom);
  if (!turns.some((readMs) => isMatch(product, readMs))) return [];
  const fresh: Fresh[] = [];
  let was = isMatch(product, startMs);
  for (const readMs of turns) {
    const is = isMatch(product, readMs);
    if (is && !was) fresh.push({ storeId, productId, readMs });
    was = is;
  }
  return fresh;
}
