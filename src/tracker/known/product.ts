/** What is known of a product between polls: the row `product_state`. Times are milliseconds, UTC. */
export type KnownProduct = {
  externalId: string;
  contentHash: string;
  modifiedAt: number | null;
  /** Reviews it had, where the store shows them; null where not. */
  reviewCount: number | null;
  variants: KnownVariant[];
  rate: ProductRate;
  /** Complete readings in a row without it; gone from the second on. */
  missedReads: number;
  /** The last reading that changed anything here. */
  seenAt: number;
};

export type VariantPrice = { priceMinor: number; compareAtMinor: number | null };

export type KnownVariant = VariantPrice & {
  externalId: string;
  /** Where the product has several variants, and they have names. */
  title?: string;
  /** A price that was seen once waits until it is seen again; until then `told` counts. */
  waiting?: { told: VariantPrice; since: number };
  /** The price before the last change, and how often in a row a change went back to it. */
  turns?: { from: VariantPrice; count: number };
  isAvailable: boolean;
  stock: number | null;
  /** Its units stand with a sibling: the store keeps one stock for several. */
  sharesStock?: true;
  /** The store does not count its units: no sale of it leaves a trace. */
  isUncounted?: true;
  /** A gift card or a bundle: its sale is no sale of goods of its own. */
  isNoGoods?: true;
  /** The fewest units that can be bought of it, where that is more than one. */
  leastUnits?: number;
  /** What it sold of late, in case an order is cancelled. */
  sold?: SoldUnits[];
  /** Units that left a while ago and may come back: a checkout begun, not yet an order. */
  held?: { since: number; seenAt: number; units: number }[];
};

/** Units that were counted as sold at some time `from`–`to`: a moment where a stamp tells it. */
export type SoldUnits = { from: number; to: number; units: number; priceMinor: number };

/**
 * How often a product is in an order of its store, as counts with exponential forgetting: `lines` sightings in
 * `orders` of the store during which a sighting would have been seen, both as of `at`. `clock` is the store's own
 * count then, so that the exposure of an unchanged product needs no writing. `together`: of the
 * lines, those in orders of several products, which no edit looks like. `soldAt`: the last reading that showed a sale.
 */
export type ProductRate = {
  lines: number;
  together: number;
  /** Of the lines, those that no stamp dated while stamps of others lived. Absent where there was none. */
  undated?: number;
  orders: number;
  at: number;
  clock: number;
  soldAt: number | null;
  /** Lone stamps taken for sales since texts were last looked at, which may show one of them to be an edit. */
  lone?: LoneSale[];
  /** While it is sold out: it is in no order then, which tells nothing of how it sells. */
  isPaused?: boolean;
};

/**
 * `doubt`: of the weight, a standard deviation. `price`: what its units were counted at, major units, and `priceDoubt`: how
 * far off that may be, where variants differ in it. `thinning`: how much of it was counted, where not all.
 */
export type LoneSale = {
  at: number;
  weight: number;
  doubt: number;
  price: number;
  priceDoubt?: { spread: number; sd: number };
  thinning?: Thinning;
};

/** Of what looks like sales, the part that is, and how far off that may be for all of it alike. */
export type Thinning = { kept: number; sd: number };
