import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { minorDigits } from '#runtime/money.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import { GOODS, type GoodsKind, type PracticeLanguage } from './goods.ts';
import type { WorldProduct, WorldVariant } from './product.ts';

/** How a platform numbers its products. */
export type Numbering = 'shopify' | 'woocommerce';

export type CatalogueOptions = {
  seed: string;
  productCount: number;
  numbering: Numbering;
  language: PracticeLanguage;
  vendor: string;
  /** Prices are drawn for a currency of about a dollar and multiplied by this. */
  priceScale: number;
  currency: string;
  startsAt: number;
  /** The share of products whose units the merchant does not count. */
  untrackedShare: number;
};

/**
 * Draws the shelf of a shop on its first day: everything is published, nothing is on sale, and there is no stock yet.
 */
export function drawCatalogue(options: CatalogueOptions): WorldProduct[] {
  const random = seededRandom(seedOf(`${options.seed}:catalogue`));
  const goods = GOODS[options.language];
  const taken = new Set<string>();
  return Array.from({ length: options.productCount }, (_, index) => {
    const kind = goods.kinds[random.below(goods.kinds.length)]!;
    let title = goods.title(pick(random, goods.makes), pick(random, kind.things));
    for (let edition = 2; taken.has(title); edition++) {
      title = edition < 4 ? goods.title(pick(random, goods.makes), pick(random, kind.things)) : `${title} ${edition}`;
    }
    taken.add(title);
    const id = productIdOf(options.numbering, index);
    const createdAt = wholeSecond(options.startsAt - random.next() * 700 * DAY_MS);
    const isTracked = random.next() >= options.untrackedShare;
    const price = drawPriceMinor(random, kind, options);
    return freshProduct({
      index,
      id,
      sourceId: String(id),
      handle: slugOf(title),
      title,
      descriptionHtml: goods.description(title),
      vendor: options.vendor,
      productType: kind.type,
      tags: random.next() < 0.4 ? [kind.type, `pick-${random.below(12)}`] : [kind.type],
      optionNames: kind.option ? [kind.option.name] : [],
      imageCount: 1 + random.below(3),
      createdAt,
      variants: (kind.option?.values ?? [null]).map((value, position) =>
        freshVariant(options.numbering, index, position, {
          value,
          sku: random.next() < 0.08 ? '' : `${seedOf(title).toString(36).slice(0, 5).toUpperCase()}-${position + 1}`,
          grams: kind.grams,
          priceMinor: price,
          stock: isTracked ? 0 : null,
          at: createdAt,
        }),
      ),
    });
  });
}

export function freshProduct(
  given: Omit<
    WorldProduct,
    | 'publishedAt'
    | 'isPublished'
    | 'discount'
    | 'modifiedAt'
    | 'editedAt'
    | 'revision'
    | 'listingRevision'
    | 'reviewCount'
    | 'newer'
    | 'older'
  >,
): WorldProduct {
  return {
    ...given,
    publishedAt: given.createdAt + 60 * SECOND_MS,
    isPublished: true,
    discount: 0,
    modifiedAt: given.createdAt + 60 * SECOND_MS,
    editedAt: given.createdAt + 60 * SECOND_MS,
    revision: 1,
    listingRevision: 1,
    reviewCount: 0,
    newer: null,
    older: null,
  };
}

export function freshVariant(
  numbering: Numbering,
  index: number,
  position: number,
  given: {
    value: string | null;
    sku: string | null;
    grams: number;
    priceMinor: number;
    stock: number | null;
    at: number;
  },
): WorldVariant {
  return {
    index: position,
    id: variantIdOf(numbering, index, position),
    title: given.value ?? 'Default Title',
    optionValues: given.value === null ? [] : [given.value],
    sku: given.sku,
    grams: given.grams,
    regularMinor: given.priceMinor,
    priceMinor: given.priceMinor,
    stock: given.stock,
    reserved: 0,
    modifiedAt: given.at,
  };
}

export function productIdOf(numbering: Numbering, index: number): number {
  return numbering === 'shopify' ? 8_120_000_000_000 + index * 32_768 : 120 + index * 12;
}

function variantIdOf(numbering: Numbering, index: number, position: number): number {
  if (numbering === 'shopify') return 45_310_000_000_000 + (index * 100 + position) * 32_768;
  return productIdOf('woocommerce', index) + 1 + position;
}

/** The words of a title as an address contains them; letters of every script are kept. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}

export function wholeSecond(atMs: number): number {
  return Math.floor(atMs / SECOND_MS) * SECOND_MS;
}

function drawPriceMinor(random: Random, kind: GoodsKind, options: CatalogueOptions): number {
  const [low, high] = kind.price;
  const major = low * (high / low) ** (random.next() * random.next() + 0.2 * random.next()) * options.priceScale;
  return Math.max(1, Math.round(major * 2) / 2) * 10 ** minorDigits(options.currency);
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)]!;
}
