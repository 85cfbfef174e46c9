import type { PlatformKind } from '#contract/platform.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { magentoStorefront } from '#simulator/storefronts/magento/magento-storefront.ts';
import { type MagentoShop, magentoUid } from '#simulator/storefronts/magento/shop.ts';
import { medusaStorefront } from '#simulator/storefronts/medusa/medusa-storefront.ts';
import { type MedusaShop, medusaProductId, medusaVariantId } from '#simulator/storefronts/medusa/shop.ts';
import { prestashopStorefront } from '#simulator/storefronts/prestashop/prestashop-storefront.ts';
import type { PrestaShop } from '#simulator/storefronts/prestashop/shop.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { type DrawnWorldOptions, drawWorld, PLAIN_WORLD } from '#simulator/world/draw-world.ts';
import type { World } from '#simulator/world/world.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);
/** Deliveries come at three o'clock. */
const AFTER_RESTOCKS_MS = 5 * HOUR_MS;
const ORIGIN = 'http://127.0.0.1:9';

export type WorldKind = Extract<PlatformKind, 'magento' | 'medusa' | 'prestashop'>;
export type WorldShop = Partial<MagentoShop> & Partial<MedusaShop> & Partial<PrestaShop>;

/** A shop that sells and is restocked, served as one of the platforms, on a clock of its own. */
export function worldShop(kind: WorldKind, shop: WorldShop = {}, world: Partial<DrawnWorldOptions> = {}) {
  const clock = { now: STARTS_AT + 20 * DAY_MS + AFTER_RESTOCKS_MS };
  const own = drawWorld({
    ...PLAIN_WORLD,
    seed: `world:${kind}`,
    productCount: 110,
    numbering: 'woocommerce',
    language: 'fr',
    vendor: 'Vendeur',
    priceScale: 1,
    currency: 'EUR',
    startsAt: STARTS_AT,
    untrackedShare: 0.1,
    ordersPerHour: { first: 30, afterYear: 30 },
    ...world,
  });
  const storefront = openStorefront(kind, own, shop);
  const asked: string[] = [];
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      asked.push(`${request.method} ${request.url.slice(storefront.origin.length)}`);
      return storefront.handle(request, nowMs);
    },
    () => clock.now,
  );
  return { storefront, fetcher, clock, asked, origin: ORIGIN, ids: IDS[kind] };
}

function openStorefront(kind: WorldKind, world: World, shop: WorldShop): Storefront {
  const common = { world, name: 'Boutique (essai)', country: 'FR', language: 'fr' as const };
  if (kind === 'magento') {
    const stock = { knowsQuantity: true, knowsUid: true, lowStockThreshold: 0, mostPerPage: 300 };
    return magentoStorefront({ ...common, ...stock, timezone: 'Europe/Paris', ...shop }, ORIGIN);
  }
  if (kind === 'medusa') {
    const key = `pk_${'0a1b2c3d'.repeat(8)}`;
    const abroad = { currency: 'USD', country: 'US', rate: 1.1 };
    return medusaStorefront({ ...common, key, abroad, backordered: new Set(), ...shop }, ORIGIN);
  }
  return prestashopStorefront(
    { ...common, allowsJson: true, listsQuantities: true, productsPerPage: 24, ...shop },
    ORIGIN,
  );
}

/** How each platform prints the ids of a world. */
const IDS = {
  magento: { product: magentoUid, variant: magentoUid },
  medusa: { product: medusaProductId, variant: medusaVariantId },
  prestashop: { product: String, variant: String },
};
