import { DAY_MS } from '#runtime/clock.ts';
import { majorOf } from '#runtime/money.ts';
import type { OrderEvent, OrderEventLine, TrueLine, TrueOrder, WorldEvent } from './event.ts';
import { isVariantAvailable, type WorldProduct, type WorldReview, type WorldVariant } from './product.ts';

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

/** Recent sales are those of this many days: a world opened late knows no more of its past. */
const LATELY_DAYS = 7;

export function createShelf(products: WorldProduct[], currency: string): Shelf {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const byVariant = new Map(products.flatMap((product) => product.variants.map((variant) => [variant.id, product])));
  let head: WorldProduct | null = null;
  let published: WorldProduct[] | null = null;
  const sold = new Map<WorldProduct, { day: number; units: number }[]>();
  const reviews: WorldReview[] = [];
  let lastDay = 0;

  for (const product of [...products].sort((one, two) => one.modifiedAt - two.modifiedAt || one.id - two.id)) {
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

  function stamp(product: WorldProduct, at: number, shows: boolean): void {
    product.revision++;
    if (shows) product.listingRevision++;
    product.modifiedAt = at;
    if (product.newer) product.newer.older = product.older;
    else head = product.older;
    if (product.older) product.older.newer = product.newer;
    enter(product);
  }

  function edit(product: WorldProduct, at: number, shows: boolean): void {
    product.editedAt = at;
    stamp(product, at, shows);
  }

  function move(product: WorldProduct, variant: WorldVariant, by: number, at: number): void {
    if (variant.stock === null) return;
    const wasAvailable = isVariantAvailable(variant);
    variant.stock += by;
    variant.modifiedAt = at;
    stamp(product, at, isVariantAvailable(variant) !== wasAvailable);
  }

  function reprice(product: WorldProduct, at: number): void {
    for (const variant of product.variants) {
      variant.priceMinor = Math.round(variant.regularMinor * (1 - product.discount));
      variant.modifiedAt = at;
    }
    edit(product, at, true);
  }

  function countSold(product: WorldProduct, units: number, at: number): void {
    const day = Math.floor(at / DAY_MS);
    lastDay = Math.max(lastDay, day);
    const days = (sold.get(product) ?? []).filter((one) => one.day > lastDay - LATELY_DAYS);
    const today = days.find((one) => one.day === day);
    if (today) today.units += units;
    else days.push({ day, units });
    sold.set(product, days);
  }

  function soldLately(product: WorldProduct): number {
    const days = (sold.get(product) ?? []).filter((one) => one.day > lastDay - LATELY_DAYS);
    return days.reduce((sum, one) => sum + one.units, 0);
  }

  function sell(line: OrderEventLine, at: number): TrueLine | null {
    const product = products[line.product]!;
    const variant = product.variants[line.variant]!;
    const onHand = variant.stock === null ? line.quantity : variant.stock - variant.reserved;
    const quantity = Math.min(line.quantity, onHand);
    if (!product.isPublished || quantity <= 0) return null;
    move(product, variant, -quantity, at);
    countSold(product, quantity, at);
    return {
      productId: String(product.id),
      variantId: String(variant.id),
      sourceId: product.sourceId,
      title: product.title,
      quantity,
      unitPrice: line.unitPrice ?? majorOf(variant.priceMinor, currency),
    };
  }

  function place(event: OrderEvent): TrueOrder | null {
    const lines = event.lines.map((line) => sell(line, event.at)).filter((line) => line !== null);
    return lines.length > 0 ? { orderId: event.orderId, placedAt: event.at, lines } : null;
  }

  function hold(variant: WorldVariant, product: WorldProduct, by: number): void {
    variant.reserved += by;
    product.revision++;
  }

  function apply(event: WorldEvent): TrueOrder | null {
    if (event.kind === 'order') return place(event);
    if (event.kind === 'refund') {
      for (const line of event.lines) {
        const variant = products[line.product]!.variants[line.variant]!;
        const room = line.ceiling - (variant.stock ?? line.ceiling);
        if (room > 0) move(products[line.product]!, variant, Math.min(line.quantity, room), event.at);
      }
      return null;
    }
    if (event.kind === 'release') {
      const held = products[event.hold.product]!;
      if (event.hold.taken > 0) hold(held.variants[event.hold.variant]!, held, -event.hold.taken);
      return null;
    }
    const product = products[event.product]!;
    if (!product.isPublished && event.kind !== 'publish' && event.kind !== 'restock' && event.kind !== 'delivery') {
      return null;
    }
    switch (event.kind) {
      case 'hold': {
        const variant = product.variants[event.variant]!;
        event.taken = Math.max(0, Math.min(event.quantity, (variant.stock ?? 0) - variant.reserved - 1));
        if (event.taken > 0) hold(variant, product, event.taken);
        break;
      }
      case 'restock': {
        const variant = product.variants[event.variant]!;
        move(product, variant, Math.max(0, event.level - (variant.stock ?? 0)), event.at);
        break;
      }
      case 'delivery':
        move(product, product.variants[event.variant]!, event.quantity, event.at);
        break;
      case 'price':
        for (const variant of product.variants) variant.regularMinor = pleasing(variant.regularMinor * event.factor);
        reprice(product, event.at);
        break;
      case 'list-price':
        for (const variant of product.variants) variant.regularMinor = event.priceMinor;
        reprice(product, event.at);
        break;
      case 'sale':
        product.discount = event.discount;
        reprice(product, event.at);
        break;
      case 'edit':
        rewrite(product, event.note);
        edit(product, event.at, true);
        break;
      case 'touch':
        edit(product, event.at, false);
        break;
      case 'review':
        reviews.push({ id: reviews.length + 1, product, writtenAt: event.writtenAt, isVerified: event.isVerified });
        product.reviewCount++;
        // WooCommerce saves the product with its new count
        edit(product, event.at, false);
        break;
      case 'publish':
      case 'withdraw':
        product.isPublished = event.kind === 'publish';
        if (product.isPublished) product.publishedAt = event.at;
        published = null;
        edit(product, event.at, true);
    }
    return null;
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
        .map((product) => ({ product, units: soldLately(product) }))
        .sort((one, two) => two.units - one.units || two.product.id - one.product.id)
        .map(({ product }) => product),
    newest: () => head,
    find: (id) => byId.get(id) ?? null,
    findByHandle: (handle) => byHandle.get(handle) ?? null,
    findByVariant: (variantId) => byVariant.get(variantId) ?? null,
    apply,
  };
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
