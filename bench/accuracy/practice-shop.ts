import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { wooCommerceStorefront } from '#simulator/storefronts/woocommerce/woocommerce-storefront.ts';
import { QUIET_MERCHANDISE } from '#simulator/world/merchandise.ts';
import { PLAIN_REPLAY, replayWorld } from '#simulator/world/replay-world.ts';
import type { OrderLine } from './order-log.ts';

export type BenchPlatform = 'shopify' | 'woocommerce';

const ORIGIN = 'https://replay.example';
/** A merchant's noise: every night a sync of all products, and by day edits and deliveries that show no reason. */
const NOISE = {
  merchandise: {
    ...QUIET_MERCHANDISE,
    contentEditShare: 0.02,
    sync: { everyDays: 1, localHour: 3, productsPerSecond: 20 },
  },
  restockShare: 0.01,
};

/** A shop that sells what the log sold, on the wire shapes of its platform. */
export function practiceShop(log: readonly OrderLine[], platform: BenchPlatform, hasNoise: boolean): Storefront {
  const world = replayWorld(log, { ...PLAIN_REPLAY, numbering: platform, ...(hasNoise ? NOISE : {}) });
  const shop = { world, name: 'Replay', country: 'GB', language: 'en' as const, utcOffsetMinutes: 0 };
  if (platform === 'woocommerce') {
    const stock = { stockDisplay: 'always' as const, lowStockThreshold: 2, managesStock: true, quantityCap: null };
    return wooCommerceStorefront(
      { ...shop, ...stock, timezone: 'Europe/London', version: '10.2.1', soldIndividually: new Set() },
      ORIGIN,
    );
  }
  return shopifyStorefront(
    {
      ...shop,
      shopId: 1,
      myshopifyDomain: 'replay.myshopify.com',
      city: 'London',
      province: 'England',
      stamps: 'living',
      complexityLimit: 1000,
    },
    ORIGIN,
  );
}
