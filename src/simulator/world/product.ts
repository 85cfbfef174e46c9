/** One product on the shelf of a practice shop. The world changes it in place; storefronts only read it. */
export type WorldProduct = {
  readonly index: number;
  /** The id that the storefront prints. */
  readonly id: number;
  /** The id in the replayed order log; in a drawn world, the printed one. */
  readonly sourceId: string;
  readonly handle: string;
  title: string;
  descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  tags: readonly string[];
  /** Empty if the product has a single unnamed variant. */
  readonly optionNames: readonly string[];
  readonly imageCount: number;
  readonly createdAt: number;
  publishedAt: number;
  isPublished: boolean;
  /** The part taken off the regular price, 0 to 1, during a sale. */
  discount: number;
  /** The last write of any kind, including stock movements. Whole seconds. */
  modifiedAt: number;
  /** The last write by the merchant or an app, except stock movements. */
  editedAt: number;
  /** Increases with every write. */
  revision: number;
  /** Increases only when something visible changes besides a stamp or a quantity. */
  listingRevision: number;
  reviewCount: number;
  readonly variants: readonly WorldVariant[];
  /** Neighbours in the order of `modifiedAt`. */
  newer: WorldProduct | null;
  older: WorldProduct | null;
};

export type WorldVariant = {
  readonly index: number;
  readonly id: number;
  readonly title: string;
  readonly optionValues: readonly string[];
  readonly sku: string | null;
  readonly grams: number;
  regularMinor: number;
  /** What a buyer pays now. */
  priceMinor: number;
  /** Units in stock; null if the merchant does not count them. */
  stock: number | null;
  /** The part of the stock that unpaid checkouts hold. */
  reserved: number;
  modifiedAt: number;
};

export type WorldReview = {
  /** Reviews are numbered in order of arrival. */
  readonly id: number;
  readonly product: WorldProduct;
  readonly writtenAt: number;
  /** Whether the author bought the product here. */
  readonly isVerified: boolean;
};

export function isVariantAvailable(variant: WorldVariant): boolean {
  return variant.stock === null || variant.stock > 0;
}

export function isProductAvailable(product: WorldProduct): boolean {
  return product.variants.some(isVariantAvailable);
}

/** The price before the sale, during a sale. */
export function compareAtMinor(variant: WorldVariant): number | null {
  return variant.priceMinor < variant.regularMinor ? variant.regularMinor : null;
}
