const LIMIT = 9999;

/**
 * `add_to_cart.maximum` by the platform's rules: units on hand less those held by unpaid orders, capped, at least 1.
 * A limit of 0 falls out of the list, so that stock 0 shows as 9999.
 */
export function quantityMaximum(given: {
  /** Null where units are not counted or may be sold ahead. */
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
