import { majorOf } from '#runtime/money.ts';
import { ALSO_IF_HIDDEN, changeProduct, type ProductChange } from './change-product.ts';
import type { HoldEvent, OrderEvent, OrderEventLine, RefundEvent, TrueLine, TrueOrder, WorldEvent } from './event.ts';
import type { WorldProduct, WorldReview } from './product.ts';
import { productWriter } from './product-writer.ts';
import { recentSales } from './recent-sales.ts';

/** The state of a practice shop: the products on its shelf, newest write first. */
export type Shelf = {
  readonly products: readonly WorldProduct[];
  /** Published products, newest publication first. */
  published(): readonly WorldProduct[];
  /** The product written last, the head of the list by `older`. */
  newest(): WorldProduct | null;
  /** In order of arrival. */
  readonly reviews: readonly WorldReview[];
  find(id: number): WorldProduct | null;
  findByHandle(handle: string): WorldProduct | null;
  findByVariant(variantId: number): WorldProduct | null;
  /** Published products, those with the most recent sales first. */
  bestSelling(): WorldProduct[];
  /**
   * Returns the order as it was fulfilled; null for every other event and for an order that found nothing on the shelf.
   */
  apply(event: WorldEvent): TrueOrder | null;
};

export function createShelf(products: WorldProduct[], currency: string): Shelf {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const byVariant = new Map(products.flatMap((product) => product.variants.map((variant) => [variant.id, product])));
  const writer = productWriter(products);
  const sales = recentSales();
  const reviews: WorldReview[] = [];
  let published: WorldProduct[] | null = null;

  function apply(event: WorldEvent): TrueOrder | null {
    if (event.kind === 'order') return place(event);
    if (event.kind === 'refund') takeBack(event);
    else if (event.kind === 'release') release(event.hold);
    else change(event);
    return null;
  }

  function place({ lines, orderId, at }: OrderEvent): TrueOrder | null {
    const sold = lines.map((line) => sell(line, at)).filter((line) => line !== null);
    return sold.length > 0 ? { orderId, placedAt: at, lines: sold } : null;
  }

  function sell(line: OrderEventLine, at: number): TrueLine | null {
    const product = products[line.product]!;
    const variant = product.variants[line.variant]!;
    const onHand = variant.stock === null ? line.quantity : variant.stock - variant.reserved;
    const quantity = Math.min(line.quantity, onHand);
    if (!product.isPublished || quantity <= 0) return null;
    writer.moveStock(product, variant, -quantity, at);
    sales.add(product, quantity, at);
    return {
      productId: String(product.id),
      variantId: String(variant.id),
      sourceId: product.sourceId,
      title: product.title,
      quantity,
      unitPrice: line.unitPrice ?? majorOf(variant.priceMinor, currency),
    };
  }

  function takeBack({ lines, at }: RefundEvent): void {
    for (const line of lines) {
      const product = products[line.product]!;
      const variant = product.variants[line.variant]!;
      const room = line.ceiling - (variant.stock ?? line.ceiling);
      if (room > 0) writer.moveStock(product, variant, Math.min(line.quantity, room), at);
    }
  }

  function release(hold: HoldEvent): void {
    const product = products[hold.product]!;
    if (hold.taken > 0) writer.hold(product, product.variants[hold.variant]!, -hold.taken);
  }

  function change(event: ProductChange): void {
    const product = products[event.product]!;
    if (!product.isPublished && !ALSO_IF_HIDDEN.includes(event.kind)) return;
    if (event.kind === 'review') {
      reviews.push({ id: reviews.length + 1, product, writtenAt: event.writtenAt, isVerified: event.isVerified });
    }
    if (event.kind === 'publish' || event.kind === 'withdraw') published = null;
    changeProduct(writer, product, event);
  }

  return {
    products,
    reviews,
    published: () => {
      published ??= products
        .filter((product) => product.isPublished)
        .sort((one, two) => two.publishedAt - one.publishedAt || two.id - one.id);
      return published;
    },
    bestSelling: () =>
      products
        .filter((product) => product.isPublished)
        .map((product) => ({ product, units: sales.unitsOf(product) }))
        .sort((one, two) => two.units - one.units || two.product.id - one.product.id)
        .map(({ product }) => product),
    newest: writer.newest,
    find: (id) => byId.get(id) ?? null,
    findByHandle: (handle) => byHandle.get(handle) ?? null,
    findByVariant: (variantId) => byVariant.get(variantId) ?? null,
    apply,
  };
}
