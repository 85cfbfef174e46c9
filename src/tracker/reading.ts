import type { PlatformKind } from '#contract/platform.ts';
import type { StoreProblem } from '#contract/problem.ts';
import type { SignalKind } from '#contract/store.ts';

/** What one poll saw. Times are milliseconds since 1970, UTC. */
export type Reading = {
  /** When the page was true: the answer's `Date` less its `Age`. */
  at: number;
  /** `catalogue`: every product; `changes`: those that moved since the last reading. */
  mode: 'catalogue' | 'changes';
  /** False when paging stopped half-way: then what is missing says nothing. */
  isComplete: boolean;
  products: ReadingProduct[];
  requests: number;
  bytes: number;
  /** Signals that this reading could carry. */
  signals: SignalKind[];
  /** Products by what the store says sells best, the best first, by `externalId`; null where it was not asked. */
  ranking: string[] | null;
  /** Products that the store lists, read or not; null or left out where it does not tell. */
  listed?: number | null;
  /** What the reader wants to know at the next catalogue: where it left off, say. As JSON, kept by the tracker. */
  readerState?: Record<string, unknown>;
  /** How its pages looked, where they tell all that is read: they need not be read again while they stand. */
  fingerprint?: CatalogueFingerprint;
  /** So many products it shows; those that are not in `products` stand as they stood at the last reading. */
  standing?: number;
  /** Why it is not complete, where that is known. */
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
  /** The store's own tags and categories; null where this way of reading does not show them. */
  labels: string[] | null;
  /** What the shop files it under in Shopify's taxonomy, `aa-1-4`; null or left out where it is not shown. */
  category?: string | null;
  /** A short hash of the description; null where this way of reading does not show it. */
  bodyHash: string | null;
  /** How many reviews it has, ever; null where this way of reading does not show it. */
  reviewCount: number | null;
  /** ISO 4217; XXX, its code for no currency, where the store does not tell. */
  currency: string;
  publishedAt: number | null;
  /** The last-modified stamp, where it is believed; null where the platform shows none or it was refused. */
  modifiedAt: number | null;
  variants: ReadingVariant[];
};

export type ReadingVariant = {
  externalId: string;
  title: string | null;
  sku: string | null;
  priceMinor: number;
  compareAtMinor: number | null;
  isAvailable: boolean;
  /** Units on hand, where the store publishes them; null for unknown, capped or made-up quantities. */
  stock: number | null;
  /** Its units stand with a sibling: the store keeps one stock for several. */
  sharesStock?: true;
  /** The store does not count its units: no sale of it leaves a trace. */
  isUncounted?: true;
  /** A gift card or a bundle: its sale is no sale of goods of its own. */
  isNoGoods?: true;
  /** The fewest units that can be bought, or the number that they are bought by, where that is more than one. */
  leastUnits?: number;
};

/** The currency of a reading's prices; XXX where it shows none. */
export function currencyIn({ products }: Reading): string {
  return products[0]?.currency ?? 'XXX';
}

/** What a store says of itself. */
export type StoreIdentity = {
  origin: string;
  /** The platform's own id of the shop; null where it has none. */
  shopKey: string | null;
  platform: PlatformKind;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  /** The store's own count of its products, where it gives one. */
  productCount: number | null;
  /** The product page that was given, where a shop is read by pages and names no others. */
  pageUrl?: string | null;
};

/** One of a store's reviews: when it was written, of what, and whether its writer bought that there. No more of it is read. */
export type ListedReview = { id: string; at: number; productId: string; isVerified: boolean };

/** A store's newest reviews, as of `at`. */
export type ReviewList = {
  at: number;
  reviews: ListedReview[];
  /** Whether none is missing between those that were known and these. */
  isUnbroken: boolean;
  /** Whether there are no older ones. */
  isWhole: boolean;
};

/** A signal as probed: is it there, where is it read, and what made us believe it. */
export type ProbedSignal = {
  kind: SignalKind;
  state: 'probing' | 'alive' | 'silent' | 'refused';
  source: string;
  evidence: Record<string, string | number | boolean>;
};

/** How the pages of a catalogue looked at a reading; of a catalogue that page by page tells all that is read of it. */
export type CatalogueFingerprint = {
  /** A hash of each page that has to be asked for to know that it stands. */
  pages: string[];
  /** The prints of the products of all these pages (`writePrints`). */
  prints: string;
  /** The store's own count of its products then; null where it gave none. */
  total: number | null;
  products: number;
};
