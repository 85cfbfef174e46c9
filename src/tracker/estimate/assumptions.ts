/**
 * What the signals cannot show and we therefore assume, with how wrong each may be for a store as a whole. What a store
 * shows itself replaces it, where there is any.
 */
export const ASSUMED = {
  /**
   * `worthOrders` orders say as much about lines per order as all other shops do; `relativeSd`: of orders inferred from
   * lines.
   */
  linesPerOrder: { relativeSd: 0.25, worthOrders: 5 },
  /** How far the further units in a line of one product are from those of goods at its price. */
  furtherUnits: { productSd: 0.5 },
  /** The discount at the checkout, as a part of the price shown. */
  discountShare: { value: 0, sharedSd: 0.04 },
  /** The part of the seen orders that may be no order, or two. */
  seenOrders: { sharedSd: 0.006 },
} as const;
