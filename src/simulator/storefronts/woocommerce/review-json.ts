import { DAY_MS } from '#runtime/clock.ts';
import type { WorldReview } from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';
import { escapeHtml, isoUtc } from '../exchange.ts';
import { imageOf, permalinkOf } from './product-json.ts';
import type { WooCommerceShop } from './shop.ts';

export const REVIEW_ORDERS = ['date', 'date_gmt', 'id', 'rating', 'product'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

const AVATAR_SIZES = [24, 48, 96];

/** Reviews of published products in the requested order; only those of `products`, if any are given. */
export function listReviews(
  shelf: Shelf,
  { products, orderby, order }: { products: readonly number[]; orderby: ReviewOrder; order: 'asc' | 'desc' },
): WorldReview[] {
  const value = (review: WorldReview) =>
    orderby === 'id'
      ? review.id
      : orderby === 'product'
        ? review.product.id
        : orderby === 'rating'
          ? ratingOf(review)
          : review.writtenAt;
  const direction = order === 'asc' ? 1 : -1;
  return shelf.reviews
    .filter(({ product }) => product.isPublished && (products.length === 0 || products.includes(product.id)))
    .sort((one, other) => direction * (value(one) - value(other) || one.id - other.id));
}

/** As `/wc/store/v1/products/reviews` writes it. */
export function storeReview(shop: WooCommerceShop, review: WorldReview, origin: string): Record<string, unknown> {
  const { product, writtenAt } = review;
  const local = writtenAt + shop.utcOffsetMinutes * 60_000;
  return {
    id: review.id,
    date_created: isoUtc(local),
    formatted_date_created: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(local),
    date_created_gmt: isoUtc(writtenAt),
    product_id: product.id,
    product_name: escapeHtml(product.title),
    product_permalink: permalinkOf({ product, variation: null }, origin),
    product_image: product.imageCount > 0 ? imageOf(product, 0, origin) : null,
    reviewer: `Practice reviewer ${review.id}`,
    review: '<p>Written for practice.</p>\n',
    rating: ratingOf(review),
    verified: review.isVerified,
    reviewer_avatar_urls: Object.fromEntries(
      AVATAR_SIZES.map((size) => [size, `${origin}/wp-content/uploads/avatar-${review.id}.png?s=${size}`]),
    ),
  };
}

function ratingOf({ id, writtenAt }: WorldReview): number {
  return 3 + ((id + Math.floor(writtenAt / DAY_MS)) % 3);
}
