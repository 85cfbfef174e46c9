import { STOCK_SENTINEL } from '../../signals/judge-stock.ts';

/** The least quantity that can be bought, from the rules that are given: the number to start at, and the step. */
export function leastUnitsOf(...rules: unknown[]): number {
  const leastUnits = Math.max(1, ...rules.filter((rule) => Number.isSafeInteger(rule)).map(Number));
  return leastUnits < STOCK_SENTINEL ? leastUnits : 1;
}
