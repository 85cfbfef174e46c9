import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import type { ReadingProduct } from '../../reading.ts';
import type { Stamps } from '../../signals/judge-stamps.ts';
import { STOCK_SENTINEL } from '../../signals/judge-stock.ts';
import { at, jsonOf, listOf, plainAt } from '../answer/read-json.ts';
import { mustAsk } from '../ask.ts';
import type { CataloguePage } from '../catalogue/read-pages.ts';
import { idOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { NO_GOODS, shopifyProduct } from './product-form.ts';

/** The most products on a page; a larger limit is lowered to it. */
export const PAGE_SIZE = 250;

/** Of products with very many variants, 250 are more than may come in one answer. */
export const SMALL_PAGE_SIZE = 50;

/** `page × limit` may not exceed this. */
export const MAX_LISTED = 25_000;

export async function askProductsPage(
  fetcher: Fetcher,
  origin: string,
  page: number,
  size = PAGE_SIZE,
): Promise<FetchAnswer> {
  return mustAsk(fetcher, { url: `${origin}/products.json?limit=${size}&page=${page}`, expects: 'json' });
}

/** The `products` of an answer; a bare list (a file joined from pages) is accepted too. Throws if there is neither. */
export function listedProducts(answer: FetchAnswer): readonly unknown[] {
  const body = jsonOf(answer);
  const listed = Array.isArray(body) ? body : at(body, 'products');
  if (!Array.isArray(listed)) throw new FetchFailure('store-not-a-store', { detail: 'no products in products.json' });
  return listed;
}

export type PageForm = {
  origin: string;
  currency: string;
  /** Last-modified stamps that are believed, by product id or handle; empty for none. */
  stamps: Stamps;
  /** The shop's category of each product, by product id, null for none; undefined if it was not asked. */
  categories?: ReadonlyMap<string, string | null>;
  /** Gift cards and bundles, by product id; undefined if they were not asked. */
  noGoods?: ReadonlySet<string>;
  /** Use `updated_at` as the stamp: only if it was proven alive. */
  areOwnStampsAlive: boolean;
};

export function productsPage(answer: FetchAnswer, form: PageForm): CataloguePage {
  const listed = listedProducts(answer);
  const products: ReadingProduct[] = [];
  for (const one of listed) {
    const product = listedProduct(one, form, answer.at);
    if (product) products.push(product);
  }
  const unreadable = listed.length - products.length;
  return { at: answer.at, products, entries: listed.length, unreadable, total: null, isLast: false };
}

/** A page of 250 products, read as pages of 50. */
export async function readInParts(
  ask: (page: number) => Promise<FetchAnswer>,
  number: number,
  form: PageForm,
): Promise<CataloguePage> {
  const parts = PAGE_SIZE / SMALL_PAGE_SIZE;
  const whole = productsPage(await ask((number - 1) * parts + 1), form);
  for (let part = 2; part <= parts && whole.entries === (part - 1) * SMALL_PAGE_SIZE; part++) {
    const { at, products, entries, unreadable } = productsPage(await ask((number - 1) * parts + part), form);
    whole.at = Math.min(whole.at, at);
    whole.products.push(...products);
    whole.entries += entries;
    whole.unreadable += unreadable;
  }
  return whole;
}

export function listedProduct(given: unknown, form: PageForm, readAt: number): ReadingProduct | null {
  const externalId = idOf(at(given, 'id'));
  const own = form.areOwnStampsAlive ? timeOf(at(given, 'updated_at'), readAt) : null;
  const product = shopifyProduct(
    {
      externalId,
      handle: at(given, 'handle'),
      title: at(given, 'title'),
      imageUrl: at(given, 'images', 0, 'src'),
      vendor: at(given, 'vendor'),
      productType: at(given, 'product_type'),
      tags: at(given, 'tags'),
      descriptionHtml: at(given, 'body_html'),
      publishedAt: timeOf(at(given, 'published_at'), readAt),
      modifiedAt: own ?? form.stamps.get(externalId ?? '') ?? form.stamps.get(String(plainAt(given, 'handle'))) ?? null,
      currency: form.currency,
      variants: listOf(at(given, 'variants')).map((variant) => ({
        externalId: idOf(at(variant, 'id')),
        title: at(variant, 'title'),
        sku: at(variant, 'sku'),
        price: at(variant, 'price'),
        compareAt: at(variant, 'compare_at_price'),
        isAvailable: at(variant, 'available'),
        stock: publishedStock(variant),
      })),
    },
    form.origin,
  );
  if (product === null) return null;
  const isNoGoods = form.noGoods?.has(product.externalId) ?? false;
  const variants = isNoGoods ? product.variants.map((variant) => ({ ...variant, ...NO_GOODS })) : product.variants;
  return { ...product, variants, category: form.categories?.get(product.externalId) };
}

/** A few old shops still print the quantity. Untracked products print one as well, which means nothing. */
function publishedStock(variant: unknown): number | null {
  const quantity = at(variant, 'inventory_quantity');
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity >= STOCK_SENTINEL) return null;
  return at(variant, 'inventory_management') === null ? null : Math.max(0, quantity);
}

/** `updated_at` of each product of an answer, as printed. */
export function printedStamps(answer: FetchAnswer): Map<string, number> {
  const stamps = new Map<string, number>();
  for (const product of listedProducts(answer)) {
    const id = idOf(at(product, 'id'));
    const time = timeOf(at(product, 'updated_at'), answer.at);
    if (id !== null && time !== null) stamps.set(id, time);
  }
  return stamps;
}
