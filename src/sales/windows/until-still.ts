import type { Facts } from '#database/connect.ts';

/**
 * Refreshes stores while others keep polls of them: again those of which a poll was kept meanwhile, whose windows may
 * have been written over with what was so before it. One that was not kept yet when the refresh ended writes its own
 * after it.
 */
export async function untilStill(
  facts: Facts,
  storeIds: number[],
  refresh: (storeIds: number[]) => Promise<void>,
): Promise<void> {
  let before = await claimsOf(facts, storeIds);
  for (let left = storeIds; left.length > 0; ) {
    await refresh(left);
    const after = await claimsOf(facts, left);
    left = left.filter((id) => before.get(id) !== after.get(id));
    before = after;
  }
}

/** The last poll of each that was kept. */
async function claimsOf(facts: Facts, storeIds: number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await facts
    .selectFrom('poll_kept')
    .select(['store_id', 'claim'])
    .where('store_id', 'in', storeIds)
    .execute();
  return new Map(rows.map((row) => [row.store_id, row.claim]));
}
