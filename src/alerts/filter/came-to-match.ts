import type { ProductOverTime } from '#questions/lists/products/past/find-past-products.ts';
import type { Past } from '#questions/lists/products/past/past-of-filter.ts';
import type { Readings } from '../rule/find-readings.ts';

export type Fresh = { storeId: number; productId: number; readMs: number };

/** When a product came to match a filter since a moment. The same for the past that is rehearsed and for what is new. */
export function cameToMatch(
  { isMatch, turnsOf }: Past,
  product: ProductOverTime,
  { readingFrom, since }: { readingFrom: Readings; since: number },
): Fresh[] {
  const { storeId, productId, firstReadAt } = product;
  // what a store's first reading showed is what its rule starts from
  const startMs = Math.max(since, firstReadAt?.getTime() ?? since);
  const { readings, hours } = turnsOf(product);
  const turns = [...readings, ...hours.flatMap((hour) => readingFrom(storeId, hour) ?? [])];
  const fresh: Fresh[] = [];
  let was = isMatch(product, startMs);
  for (const readMs of [...new Set(turns)].toSorted((one, other) => one - other)) {
    if (readMs <= startMs) continue;
    const is = isMatch(product, readMs);
    if (is && !was) fresh.push({ storeId, productId, readMs });
    was = is;
  }
  return fresh;
}
