import { isVariantAvailable, type WorldProduct, type WorldVariant } from './product.ts';

/** Writes products as a shop's database does: each write of a product stamps it. */
export type ProductWriter = {
  /** The product written last, the head of the list by `older`. */
  newest(): WorldProduct | null;
  /** `shows`: whether lists of products show the difference. */
  edit(product: WorldProduct, at: number, shows: boolean): void;
  moveStock(product: WorldProduct, variant: WorldVariant, by: number, at: number): void;
  /** Gives the variants their price after the product's discount. */
  reprice(product: WorldProduct, at: number): void;
  /** Units in somebody's cart: no stamp. */
  hold(product: WorldProduct, variant: WorldVariant, by: number): void;
};

export function productWriter(products: readonly WorldProduct[]): ProductWriter {
  let head: WorldProduct | null = null;
  for (const product of products.toSorted((one, two) => one.modifiedAt - two.modifiedAt || one.id - two.id)) {
    enter(product);
  }

  function enter(product: WorldProduct): void {
    // Products of the same second are in falling order of ids, so that a world opened late lists them like one that ran
    // all the way.
    let newer: WorldProduct | null = null;
    let older = head;
    while (older && older.modifiedAt === product.modifiedAt && older.id > product.id) {
      newer = older;
      older = older.older;
    }
    product.newer = newer;
    product.older = older;
    if (newer) newer.older = product;
    else head = product;
    if (older) older.newer = product;
  }

  function leave(product: WorldProduct): void {
    if (product.newer) product.newer.older = product.older;
    else head = product.older;
    if (product.older) product.older.newer = product.newer;
  }

  function stamp(product: WorldProduct, at: number, shows: boolean): void {
    product.revision++;
    if (shows) product.listingRevision++;
    product.modifiedAt = at;
    leave(product);
    enter(product);
  }

  function edit(product: WorldProduct, at: number, shows: boolean): void {
    product.editedAt = at;
    stamp(product, at, shows);
  }

  return {
    newest: () => head,
    edit,
    moveStock(product, variant, by, at) {
      if (variant.stock === null) return;
      const wasAvailable = isVariantAvailable(variant);
      variant.stock += by;
      variant.modifiedAt = at;
      stamp(product, at, isVariantAvailable(variant) !== wasAvailable);
    },
    reprice(product, at) {
      for (const variant of product.variants) {
        variant.priceMinor = Math.round(variant.regularMinor * (1 - product.discount));
        variant.modifiedAt = at;
      }
      edit(product, at, true);
    },
    hold(product, variant, by) {
      variant.reserved += by;
      product.revision++;
    },
  };
}
