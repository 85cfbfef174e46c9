import type { PlatformKind } from '#contract/platform.ts';
import type { StoreProblem } from '#contract/problem.ts';
import type { SignalKind } from '#contract/store.ts';

/** What one poll saw. Times are milliseconds since 1970, UTC. */
export type Reading = {
  /** When the page was true, by the answer's `Date` and `Age`. */
  at: number;
  /** `catalogue`: every product; `changes`: those that moved since the last reading. */
  mode: 'catalogue' | 'changes';
  /** False if paging stopped half-way: then what is missing says nothing. */
  isComplete: boolean;
  products: ReadingProduct[];
  requests: number;
  bytes: number;
  /** Signals that this reading could carry. */
  signals: SignalKind[];
  /** The store's best sellers by `externalId`, the best first; null if it was not asked. */
  ranking: string[] | null;
  /** How many products the store lists, read or not; null or undefined if it does not say. */
  listed?: number | null;
  /** What the reader needs at the next catalogue, such as where it left off. JSON, stored by the tracker. */
  readerState?: Record<string, unknown>;
  /**
   * A fingerprint of the pages, if they show all that is read: they need not be read again while they are unchanged.
   */
  fingerprint?: CatalogueFingerprint;
  /** The number of products that it shows. Those that are not in `products` are unchanged since the last reading. */
  sizeIfUnchanged?: number;
  /** Why it is not complete, if that is known. */
  problem?: { code: StoreProblem; retryAfterSeconds: number | null };
};

export type ReadingProduct = {
  externalId: string;
  handle: string | null;
  title: string;
  url: string;
  imageUrl: string | null;
  vendor: string | null;
  productType: string | null;
  /** The store's own tags and categories; null if this way of reading does not show them. */
  labels: string[] | null;
  /** The shop's category in Shopify's taxonomy, `aa-1-4`; null if it has none, absent if that is not shown. */
  category?: string | null;
  /** A short hash of the description; null if this way of reading does not show it. */
  bodyHash: string | null;
  /** The number of its reviews so far; null if this way of reading does not show it. */
  reviewCount: number | null;
  /** ISO 4217; XXX, its code for no currency, if the store does not say. */
  currency: string;
  publishedAt: number | null;
  /** The last-modified stamp, if it is believed; null if the platform shows none or it was refused. */
  modifiedAt: number | null;
  variants: ReadingVariant[];
  /** When it was read before this, if its catalogue is read in parts. */
  readBefore?: number;
};

export type ReadingVariant = {
  externalId: string;
  title: string | null;
  sku: string | null;
  priceMinor: number;
  compareAtMinor: number | null;
  isAvailable: boolean;
  /** Units in stock, if the store publishes them; null for unknown, capped or made-up quantities. */
  stock: number | null;
  /** The store prints its stock: units in an unpaid checkout are still in the number. */
  isPrinted?: true;
  /**
   * Why it can be bought although none of its counted units is left: open checkouts hold them all, or it will be sold
   * before it is there. How many were taken is then not shown.
   */
  noneLeft?: 'held' | 'backordered';
  /** Its units are counted at a sibling: the store keeps one stock for several variants. */
  sharesStock?: true;
  /** The store does not count its units: no sale of it leaves a trace. */
  isUncounted?: true;
  /** A gift card or a bundle: its own sale is not counted. */
  isNoGoods?: true;
  /** The fewest units that can be bought, or the number that they are sold by, if more than one. */
  leastUnits?: number;
};

/** The currency of a reading's prices; XXX if it shows none. */
export function currencyIn({ products }: Reading): string {
  return products[0]?.currency ?? 'XXX';
}

/** What a store says about itself. */
export type StoreIdentity = {
  origin: string;
  /** The platform's own id of the shop; null if it has none. */
  shopKey: string | null;
  platform: PlatformKind;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  /** The store's own count of its products, if it gives one. */
  productCount: number | null;
  /**
   * Of a shop that is read by pages and lists none: the product page that was given. Of WooCommerce: the root of its
   * interfaces.
   */
  pageUrl?: string | null;
};

/**
 * One of a store's reviews: when it was written, of what, and whether its writer bought that there. Nothing else is
 * read.
 */
export type ListedReview = { id: string; at: number; productId: string; isVerified: boolean };

/** A store's newest reviews, as of `at`. */
export type ReviewList = {
  at: number;
  reviews: ListedReview[];
  /** Whether no review is missing between the known ones and these. */
  isUnbroken: boolean;
  /** Whether there are no older reviews. */
  isWhole: boolean;
};

/** A signal as probed: whether it is there, where it is read, and why it is believed. */
export type ProbedSignal = {
  kind: SignalKind;
  state: 'probing' | 'alive' | 'silent' | 'refused';
  source: string;
  evidence: Record<string, string | number | boolean>;
};

/** How the pages of a catalogue looked at a reading. Only for catalogues whose pages show all that is read of them. */
export type CatalogueFingerprint = {
  /** A hash of each page that has to be requested to know that it is unchanged. */
  pages: string[];
  /** The fingerprints of the products of all these pages (`writePrints`). */
  prints: string;
  /** The store's own count of its products at that time; null if it gave none. */
  total: number | null;
  products: number;
};
