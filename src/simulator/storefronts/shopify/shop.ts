import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a Shopify-like shop says about itself, and how it reveals its sales. */
export type ShopifyShop = {
  world: World;
  shopId: number;
  name: string;
  /** The canonical host, `….myshopify.com`. */
  myshopifyDomain: string;
  city: string;
  province: string;
  country: string;
  language: PracticeLanguage;
  utcOffsetMinutes: number;
  /** `live`: GraphQL and the sitemap show the real time of the last write; `degenerate`: the time of the answer. */
  stamps: 'live' | 'degenerate';
  /** How many nodes of connections one query may ask for; the tokenless API has such a limit. */
  complexityLimit: number;
  /**
   * Products that are gift cards, and products that are bundles of others (`isGiftCard`, `requiresComponents`); none if
   * undefined.
   */
  giftCards?: ReadonlySet<number>;
  bundles?: ReadonlySet<number>;
  /** The least quantity at which products are sold, by their id (`quantityRule`); none if undefined. */
  leastUnits?: ReadonlyMap<number, number>;
  /** Fields that its version of the API does not have. */
  missingFields?: ReadonlySet<string>;
};
