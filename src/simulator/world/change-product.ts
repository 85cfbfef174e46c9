import type { WorldEvent } from './event.ts';
import type { WorldProduct } from './product.ts';
import type { ProductWriter } from './product-writer.ts';

/** What happens to one product, sales and refunds apart. */
export type ProductChange = Exclude<WorldEvent, { kind: 'order' | 'refund' | 'release' }>;

/** What also happens to a product that is not published. */
export const ALSO_IF_HIDDEN: readonly string[] = ['publish', 'restock', 'delivery'] satisfies ProductChange['kind'][];

export function changeProduct(writer: ProductWriter, product: WorldProduct, event: ProductChange): void {
  const { at } = event;
  switch (event.kind) {
    case 'hold': {
      const variant = product.variants[event.variant]!;
      event.taken = Math.max(0, Math.min(event.quantity, (variant.stock ?? 0) - variant.reserved - 1));
      if (event.taken > 0) writer.hold(product, variant, event.taken);
      break;
    }
    case 'restock': {
      const variant = product.variants[event.variant]!;
      writer.moveStock(product, variant, Math.max(0, event.level - (variant.stock ?? 0)), at);
      break;
    }
    case 'delivery':
      writer.moveStock(product, product.variants[event.variant]!, event.quantity, at);
      break;
    case 'price':
      for (const variant of product.variants) variant.regularMinor = pleasing(variant.regularMinor * event.factor);
      writer.reprice(product, at);
      break;
    case 'list-price':
      for (const variant of product.variants) variant.regularMinor = event.priceMinor;
      writer.reprice(product, at);
      break;
    case 'sale':
      product.discount = event.discount;
      writer.reprice(product, at);
      break;
    case 'edit':
      rewrite(product, event.note);
      writer.edit(product, at, true);
      break;
    case 'touch':
      writer.edit(product, at, false);
      break;
    case 'review':
      product.reviewCount++;
      // WooCommerce saves the product with its new count
      writer.edit(product, at, false);
      break;
    case 'publish':
    case 'withdraw':
      product.isPublished = event.kind === 'publish';
      if (product.isPublished) product.publishedAt = at;
      writer.edit(product, at, true);
  }
}

/** A third of a merchant's edits change the tags, the others only the description. */
function rewrite(product: WorldProduct, note: number): void {
  if (note % 3 === 0) {
    const [type] = product.tags;
    product.tags = product.tags.length > 1 && type ? [type] : [...product.tags, `pick-${note % 12}`];
  } else {
    product.descriptionHtml = `${product.descriptionHtml.replace(/<p data-note="\d+"><\/p>$/u, '')}<p data-note="${note}"></p>`;
  }
}

/** Rounds a price to a multiple of 50 minor units, and to 50 at least. */
function pleasing(minor: number): number {
  return Math.max(50, Math.round(minor / 50) * 50);
}
