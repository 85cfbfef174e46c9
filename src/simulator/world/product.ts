/** One line of goods on the shelf of a practice shop. The world changes it in place; storefronts only read. */
export type WorldProduct = {
  readonly index: number;
  /** The id that the storefront prints. */
  readonly id: number;
  /** The id in the replayed order log; the printed one in a drawn world. */
  readonly sourceId: string;
  readonly handle: string;
  title: string;
  descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  tags: readonly string[];
  /** Empty where the product has a single unnamed variant. */
  readonly optionNames: readonly string[];
  readonly imageCount: number;
  readonly createdAt: number;
  publishedAt: number;
  isPublished: boolean;
  /** Of the regular price, 0 to 1, while a sale lasts. */
  discount: number;
  /** The last write of any kind, a stock movement included. Whole seconds. */
  modifiedAt: number;
  /** The last write by the merchant or an app, stock movements apart. */
  editedAt: number;
  /** Grows with every write. */
  revision: number;
  /** Grows only when something shows that is neither a stamp nor a quantity. */
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
  /** Units on hand; null where the merchant does not count them. */
  stock: number | null;
  /** Of the stock, held by unpaid checkouts. */
  reserved: number;
  modifiedAt: number;
};

export type WorldReview = {
  /** Reviews are numbered as they come. */
  readonly id: number;
  readonly product: WorldProduct;
  readonly writtenAt: number;
  /** Its writer bought the product here. */
  readonly isVerified: boolean;
};

export function isVariantAvailable(variant: WorldVariant): boolean {
  return variant.stock === null || variant.stock > 0;
}

export function isProductAvailable(product: WorldProduct): boolean {
  return product.variants.some(isVariantAvailable);
}

/** Price before the sale, while one lasts. */
export function compareAtMinor(variant: WorldVariant): number | null {
  return variant.priceMinor < variant.regularMinor ? variant.regularMinor : null;
}
