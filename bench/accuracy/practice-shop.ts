import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { wooCommerceStorefront } from '#simulator/storefronts/woocommerce/woocommerce-storefront.ts';
import type { WorldEvent } from '#simulator/world/event.ts';
import { PLAIN_REPLAY, replayWorld } from '#simulator/world/replay-world.ts';
import { dayOf, type World } from '#simulator/world/world.ts';
import type { OrderLine } from './order-log.ts';
import type { Merchant } from './worlds.ts';

export type BenchPlatform = 'shopify' | 'woocommerce';

export const ORIGIN = 'https://replay.example';
const PRODUCTS_PER_SECOND = 20;
/** Syncs do not start in the second of a poll. */
const SYNC_AFTER_MS = 420 * SECOND_MS;

/** A shop that sells what the log sold, while its merchant writes to it as well. */
export function practiceWorld(log: readonly OrderLine[], platform: BenchPlatform, merchant: Merchant): World {
  const indexes = new Map<string, number>();
  for (const { productId } of log) if (!indexes.has(productId)) indexes.set(productId, indexes.size);
  const ids = [...indexes.keys()];
  const refunds = drawRefunds(log, indexes, merchant.refundShare);
  const syncs = (day: number): WorldEvent[] =>
    merchant.syncHours.flatMap((hour) =>
      Array.from({ length: indexes.size }, (_, product) => {
        const second = Math.floor(product / PRODUCTS_PER_SECOND);
        return {
          kind: 'touch' as const,
          at: day * DAY_MS + hour * HOUR_MS + SYNC_AFTER_MS + second * SECOND_MS,
          product,
        };
      }),
    );
  return replayWorld(log, {
    ...PLAIN_REPLAY,
    numbering: platform,
    merchandise: merchant.merchandise,
    restocks: merchant.restocks,
    restockShare: merchant.restockShare,
    besides: (day) => [...syncs(day), ...(refunds.get(day) ?? [])],
    isUncounted: (product) => isUncounted(ids[product]!, merchant.uncountedShare),
  });
}

/** Whether the product's orders leave no trace. */
function isUncounted(productId: string, share: number): boolean {
  return share > 0 && seededRandom(seedOf(`uncounted:${productId}`)).next() < share;
}

function drawRefunds(
  log: readonly OrderLine[],
  indexes: ReadonlyMap<string, number>,
  share: number,
): Map<number, WorldEvent[]> {
  const refunds = new Map<number, WorldEvent[]>();
  if (share <= 0) return refunds;
  for (const lines of Map.groupBy(log, (line) => line.orderId).values()) {
    const { orderId, placedAt } = lines[0]!;
    const random = seededRandom(seedOf(`refund:${orderId}`));
    if (random.next() >= share) continue;
    const day = dayOf(placedAt) + 2 + random.below(12);
    const at = day * DAY_MS + 9 * HOUR_MS + random.below(9 * 3600) * SECOND_MS;
    const back = lines.map((line) => ({
      product: indexes.get(line.productId)!,
      variant: 0,
      quantity: line.quantity,
      ceiling: Number.POSITIVE_INFINITY,
    }));
    refunds.set(day, [...(refunds.get(day) ?? []), { kind: 'refund', at, orderId, lines: back }]);
  }
  return refunds;
}

/** The shop with its platform's wire shapes. */
export function practiceShop(world: World, platform: BenchPlatform): Storefront {
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
      stamps: 'live',
      complexityLimit: 1000,
    },
    ORIGIN,
  );
}
