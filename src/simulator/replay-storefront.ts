import { shopifyStorefront } from './storefronts/shopify/shopify-storefront.ts';
import type { Storefront } from './storefronts/storefront.ts';
import { wooCommerceStorefront } from './storefronts/woocommerce/woocommerce-storefront.ts';
import { type OrderRow, PLAIN_REPLAY, type ReplayOptions, replayWorld } from './world/replay-world.ts';

/**
 * A storefront whose sales are those of an order log. Shopify: live stamps, no stock, no restocks. WooCommerce: all
 * stock is shown, with weekly lots. Given options override these.
 */
export function replayStorefront(
  rows: readonly OrderRow[],
  platform: 'shopify' | 'woocommerce',
  options: Partial<ReplayOptions> = {},
): Storefront {
  const restocks = platform === 'shopify' ? 'none' : 'weekly';
  const world = replayWorld(rows, { ...PLAIN_REPLAY, numbering: platform, restocks, ...options });
  const utcOffsetMinutes = options.utcOffsetMinutes ?? PLAIN_REPLAY.utcOffsetMinutes;
  const common = { world, name: 'Replay (practice)', country: 'GB', language: 'en' as const, utcOffsetMinutes };
  const origin = `http://replay-${platform}.practice.invalid`;
  if (platform === 'shopify') {
    const address = { city: '', province: '', myshopifyDomain: 'replay-practice.myshopify.com' };
    const shop = { ...common, ...address, shopId: 1, stamps: 'live' as const, complexityLimit: 1_000 };
    return shopifyStorefront(shop, origin);
  }
  const stock = { stockDisplay: 'always' as const, lowStockThreshold: 2, managesStock: true, quantityCap: null };
  const shop = {
    ...common,
    ...stock,
    timezone: 'Europe/London',
    version: '10.6.1',
    soldIndividually: new Set<number>(),
  };
  return wooCommerceStorefront(shop, origin);
}
