const LIMIT = 9999;

/**
 * `add_to_cart.maximum` by the platform's rules: units in stock less those held by unpaid orders, capped, at least 1. A
 * limit of 0 drops out of the list, so a stock of 0 shows as 9999.
 */
export function quantityMaximum(given: {
  /** Null if units are not counted or may be sold on backorder. */
  stock: number | null;
  reserved: number;
  isSoldIndividually: boolean;
  cap: number | null;
}): number {
  if (given.isSoldIndividually) return 1;
  const limits = [LIMIT];
  if (given.stock !== null) limits.push(given.stock - given.reserved);
  if (given.cap !== null) limits.push(given.cap);
  return Math.max(Math.min(...limits.filter((limit) => limit !== 0)), 1);
}
