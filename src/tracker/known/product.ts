/** A product is gone once two complete catalogues in a row lack it: pages shift while they are read. */
export const READS_UNTIL_GONE = 2;

/** What is known of a product between polls: the row `product_state`. Times are milliseconds, UTC. */
export type KnownProduct = {
  externalId: string;
  contentHash: string;
  modifiedAt: number | null;
  /** Its number of reviews; null if the store does not show it. */
  reviewCount: number | null;
  variants: KnownVariant[];
  rate: ProductRate;
  /** Complete readings in a row without it; it is gone from the second on. */
  missedReads: number;
  /** The last reading that changed anything here. */
  seenAt: number;
};

/** Whether it was taken off. Once it is back, its stamp and stock are those of its return, and show no sale. */
export function isGone({ missedReads }: KnownProduct): boolean {
  return missedReads >= READS_UNTIL_GONE;
}

export type VariantPrice = { priceMinor: number; compareAtMinor: number | null };

export type KnownVariant = VariantPrice & {
  externalId: string;
  /** Set if the product has several variants and they have names. */
  title?: string;
  /** A price that was seen once waits until it is seen again; until then `told` counts. */
  waiting?: { told: VariantPrice; since: number };
  /** The price before the last change, and how often in a row a change went back to it. */
  turns?: { from: VariantPrice; count: number };
  isAvailable: boolean;
  stock: number | null;
  /** Its units are counted at a sibling: the store keeps one stock for several variants. */
  sharesStock?: true;
  /** The store does not count its units: no sale of it leaves a trace. */
  isUncounted?: true;
  /** A gift card or a bundle: its own sale is not counted. */
  isNoGoods?: true;
  /** The least quantity that can be bought, if that is more than one. */
  leastUnits?: number;
  /** What it sold recently, in case an order is cancelled. */
  sold?: SoldUnits[];
  /** Units that left a while ago and may come back: a checkout was begun, but is not an order yet. */
  held?: { since: number; seenAt: number; units: number }[];
};

/** Units counted as sold between `from` and `to`; both are one moment if a stamp shows it. */
export type SoldUnits = { from: number; to: number; units: number; priceMinor: number };

/**
 * How often a product is in an order of its store, as counts with exponential forgetting: `lines` sightings in `orders`
 * of the store during which a sighting would have been seen, both as of `at`. `clock` is the store's own count at that
 * time, so that the exposure of an unchanged product needs no write. `together` counts the lines in orders of several
 * products, which no edit looks like. `soldAt`: the last reading that showed a sale.
 */
export type ProductRate = {
  lines: number;
  together: number;
  /** Of `lines`, those that no stamp dated while stamps of others were live. Absent if there were none. */
  undated?: number;
  orders: number;
  at: number;
  clock: number;
  soldAt: number | null;
  /** Lone stamps classified as sales since texts were last read. The next texts may show one of them to be an edit. */
  lone?: LoneSale[];
  /** Set while it is sold out: it is then in no order, which says nothing about how it sells. */
  isPaused?: boolean;
};

/**
 * `doubt` is the standard deviation of `weight`. `fit`: how well the product fits an order, if the weight is by that.
 * `price` is what its units were counted at, in major units, and `priceDoubt` the error of that if variants differ in
 * price. `thinning`: the part of it that was counted, if not all.
 */
export type LoneSale = {
  at: number;
  weight: number;
  doubt: number;
  fit?: number;
  price: number;
  priceDoubt?: { spread: number; sd: number };
  thinning?: Thinning;
};

/** The part of what looks like sales that are sales, and the error of that, which all of them share. */
export type Thinning = { kept: number; sd: number };
