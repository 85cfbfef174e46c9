import type { AlertCondition } from '#contract/messages/alert.ts';
import { majorOf } from '#runtime/money.ts';
import type { SeenEvent } from './moment.ts';

type PriceMove = { before: number; after: number; currency: string };

/** The move of the variant with the lowest new price; null if the currency changed. */
export function priceMove({ before, after }: SeenEvent): PriceMove | null {
  const cheapest = after?.variants?.toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
  const last = before?.variants?.find(({ externalId }) => externalId === cheapest?.externalId);
  if (!cheapest || !last || !after?.currency || before?.currency !== after.currency) return null;
  const { currency } = after;
  return { before: majorOf(last.priceMinor, currency), after: majorOf(cheapest.priceMinor, currency), currency };
}

export function isPriceMoved(
  condition: Extract<AlertCondition, { kind: 'price' | 'price_crosses' }>,
  { before, after }: PriceMove,
): boolean {
  if (before === after) return false;
  const way = after < before ? 'down' : 'up';
  if (condition.direction !== 'both' && condition.direction !== way) return false;
  if (condition.kind === 'price_crosses') {
    const { amount } = condition;
    return way === 'down' ? before >= amount && after < amount : before <= amount && after > amount;
  }
  return percentOf({ before, after }) >= condition.leastPercent;
}

/** Percentages are shown as whole numbers: a change shown as 20 % counts as 20 %. A price of zero has none. */
export function percentOf({ before, after }: Pick<PriceMove, 'before' | 'after'>): number {
  return before <= 0 ? 0 : Math.round((Math.abs(after - before) / before) * 1e6) / 1e4;
}
