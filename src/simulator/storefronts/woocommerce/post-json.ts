import { escapeHtml, isoUtc } from '../exchange.ts';
import { encodeSlug, itemModifiedAt, permalinkOf, type StoreItem } from './product-json.ts';
import type { WooCommerceShop } from './shop.ts';

/** A post of the type `product`: it has its stamps, but no price and no stock. */
export function productPost(shop: WooCommerceShop, item: StoreItem, origin: string): Record<string, unknown> {
  const { product } = item;
  const offsetMs = shop.utcOffsetMinutes * 60_000;
  const modifiedAt = itemModifiedAt(item);
  return {
    id: product.id,
    date: isoUtc(product.publishedAt + offsetMs),
    date_gmt: isoUtc(product.publishedAt),
    guid: { rendered: `${origin}/?post_type=product&#038;p=${product.id}` },
    modified: isoUtc(modifiedAt + offsetMs),
    modified_gmt: isoUtc(modifiedAt),
    slug: encodeSlug(product.handle),
    status: 'publish',
    type: 'product',
    link: permalinkOf(item, origin),
    title: { rendered: escapeHtml(product.title) },
    content: { rendered: product.descriptionHtml, protected: false },
    excerpt: { rendered: '', protected: false },
    featured_media: 10_000 + product.id,
    template: '',
    meta: [],
  };
}
