/**
 * What the signals cannot show and we therefore assume, each with how far off it may be for a store as a whole. They
 * give way to what a store shows itself, where it does.
 */
export const ASSUMED = {
  /** So many orders tell as much of lines in an order as all other shops do; `relativeSd` of what single lines are taken for. */
  linesPerOrder: { relativeSd: 0.25, worthOrders: 5 },
  /** Given away at the till, of the price shown. */
  discountShare: { value: 0, sharedSd: 0.04 },
  /** Of the orders seen, how many may be none, or hold two. */
  seenOrders: { sharedSd: 0.006 },
} as const;
