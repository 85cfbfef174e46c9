import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a Shopify-like shop says of itself, and how it betrays itself. */
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
  /** `living`: GraphQL and the sitemap show the real time of the last write; `degenerate`: the time of the answer. */
  stamps: 'living' | 'degenerate';
  /** Nodes of connections that one query may ask for, as the tokenless API limits it. */
  complexityLimit: number;
  /** Products that are gift cards, and bundles of others (`isGiftCard`, `requiresComponents`); left out, none. */
  giftCards?: ReadonlySet<number>;
  bundles?: ReadonlySet<number>;
  /** Products that are sold by so many only, by their id (`quantityRule`); left out, none. */
  leastUnits?: ReadonlyMap<number, number>;
  /** Fields that its version of the API does not have. */
  missingFields?: ReadonlySet<string>;
};
