import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';

/** The first good reading of a store at or after a time; that time itself if no earlier reading is stored. */
export type Readings = (storeId: number, atMs: number) => number | undefined;

/**
 * The first good reading of each day or hour since a time, by store: it shows the whole span that ended before it.
 * `lateMs`: counted from this long after the span's start.
 */
export async function findReadings(
  facts: Facts,
  storeIds: readonly number[],
  { since, each, lateMs = 0 }: { since: number; each: 'day' | 'hour'; lateMs?: number },
): Promise<Readings> {
  const { rows } = await sql<{ store_id: number; at: Date }>`
    select store_id, min(at) as at from poll
    where store_id = any(${[...storeIds]}::bigint[]) and at > ${new Date(since)}
      and outcome in ('complete', 'partial', 'unchanged')
    group by store_id, date_trunc(${each}, at - ${lateMs} * interval '1 ms', 'UTC') order by store_id, at`.execute(
    facts,
  );
  const readsOf = new Map(
    [...Map.groupBy(rows, ({ store_id }) => store_id)].map(([id, reads]) => [id, reads.map(({ at }) => at.getTime())]),
  );
  return (storeId, atMs) => {
    const reads = readsOf.get(storeId) ?? [];
    // before the oldest stored poll, the reading times are unknown
    const isKept = reads.length > 0 && reads[0]! < atMs;
    return isKept ? reads[firstFrom(reads, atMs)] : atMs;
  };
}

function firstFrom(sorted: readonly number[], atMs: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
