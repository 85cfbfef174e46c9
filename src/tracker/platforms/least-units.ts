import { STOCK_SENTINEL } from '../signals/judge-stock.ts';

/** The fewest units that can be bought, out of what is given of it: the number to start at, and the one to count by. */
export function leastUnitsOf(...rules: unknown[]): number {
  const leastUnits = Math.max(1, ...rules.filter((rule) => Number.isSafeInteger(rule)).map(Number));
  return leastUnits < STOCK_SENTINEL ? leastUnits : 1;
}
