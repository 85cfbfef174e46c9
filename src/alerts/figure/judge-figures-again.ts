import type { Change } from '#contract/estimate/estimate.ts';
import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { FigureRingCondition } from '../ring/ring-condition.ts';
import { compareClosedDays } from './closed-days.ts';
import { isMet } from './judge-figure.ts';

/** A ring for a figure. `seenAt`: when its days were over. */
type FigureRing = { storeId: number; productId: number; seenAt: number; asked: FigureRingCondition };

/** The rings for figures that no longer meet their rule by today's figures, and the changes now. */
export async function judgeFiguresAgain<One extends FigureRing>(
  facts: Facts,
  rings: readonly One[],
  nowMs: number,
): Promise<{ one: One; change: Change | null }[]> {
  const retracted: { one: One; change: Change | null }[] = [];
  for (const alike of Map.groupBy(rings, keyOf).values()) {
    const [{ productId, asked }] = alike as [One];
    const subject = { productId: productId === STORE_ITSELF ? null : productId, tag: asked.tag };
    const days = alike.map(({ storeId, seenAt }) => ({ storeId, dayMs: seenAt - DAY_MS, asKnownAtMs: nowMs }));
    const moments = await compareClosedDays(facts, subject, asked, days);
    for (const [place, one] of alike.entries()) {
      const { changes } = moments[place]!;
      if (!isMet(one.asked, changes)) retracted.push({ one, change: changes[0] ?? null });
    }
  }
  return retracted;
}

function keyOf({ productId, asked: { tag, kind, per, steadyFor } }: FigureRing): string {
  return [productId, tag, kind, per, steadyFor].join(' ');
}
