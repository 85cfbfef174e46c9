import type { RestatementWhy } from '#contract/estimate/restatement.ts';
import type { Evidence } from '../../observation.ts';

const TAKING_BACK = ['order-cancelled', 'content-changed'] as const;

/**
 * Why these sightings revise a day of the store, or of one of its products (by number): the reason that takes most
 * orders back, else a later reading.
 */
export function reasonsIn(
  evidence: readonly Evidence[],
  idOf: (externalId: string) => number,
): (productId: number | null, day: string) => RestatementWhy {
  const taken = new Map<string, Record<(typeof TAKING_BACK)[number], number>>();
  for (const { externalId, why, adds } of evidence) {
    const reason = TAKING_BACK.find((one) => one === why);
    if (!reason || externalId === null) continue;
    for (const { day, orders } of adds) {
      if (orders >= 0) continue;
      for (const whose of [null, idOf(externalId)]) {
        const sums = taken.get(`${whose} ${day}`) ?? { 'order-cancelled': 0, 'content-changed': 0 };
        taken.set(`${whose} ${day}`, sums);
        sums[reason] -= orders;
      }
    }
  }
  return (productId, day) => {
    const sums = taken.get(`${productId} ${day}`);
    if (!sums) return 'later-reading';
    return sums['order-cancelled'] >= sums['content-changed'] ? 'order-cancelled' : 'content-changed';
  };
}
