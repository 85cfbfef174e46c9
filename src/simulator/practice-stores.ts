import type { PlatformKind } from '#contract/platform.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { seedOf } from '#runtime/random.ts';
import { shopifyStorefront } from './storefronts/shopify/shopify-storefront.ts';
import type { Storefront } from './storefronts/storefront.ts';
import { wooCommerceStorefront } from './storefronts/woocommerce/woocommerce-storefront.ts';
import { type DrawnWorldOptions, drawWorld } from './world/draw-world.ts';
import type { PracticeLanguage } from './world/goods.ts';
import { SHOP_RHYTHM } from './world/rhythm.ts';
import { dayOf, type World } from './world/world.ts';

export type PracticeStore = {
  key: string;
  /** Says in the shop's own language that it is a practice shop. */
  name: string;
  platform: Extract<PlatformKind, 'shopify' | 'woocommerce'>;
  currency: string;
  country: string;
  language: PracticeLanguage;
  seed: string;
  productCount: number;
  ordersPerHour: DrawnWorldOptions['ordersPerHour'];
  utcOffsetMinutes: number;
  timezone: string;
  city: string;
  /** About how many units of its currency a dollar is, for believable prices. */
  priceScale: number;
  /** False if its stamps say nothing and it shows no stock. */
  showsSales: boolean;
  /** Between which days after its first moment its host does not answer. */
  awayDays?: readonly [from: number, until: number];
};

/** The practice stores of a fresh machine. */
export const PRACTICE_STORES: readonly PracticeStore[] = [
  {
    key: 'tidewick',
    name: 'Tidewick Supply (practice)',
    platform: 'shopify',
    currency: 'USD',
    country: 'US',
    language: 'en',
    seed: 'practice:tidewick',
    productCount: 60,
    ordersPerHour: { first: 15, afterYear: 90 },
    utcOffsetMinutes: -300,
    timezone: 'America/New_York',
    city: 'Portsmouth',
    priceScale: 1,
    showsSales: true,
  },
  {
    key: 'ormeline',
    name: 'Maison Ormeline (boutique d’essai)',
    platform: 'woocommerce',
    currency: 'EUR',
    country: 'FR',
    language: 'fr',
    seed: 'practice:ormeline',
    productCount: 40,
    ordersPerHour: { first: 20, afterYear: 90 },
    utcOffsetMinutes: 60,
    timezone: 'Europe/Paris',
    city: 'Annecy',
    priceScale: 0.9,
    showsSales: true,
    // over a gap this long, the day on which it began is revised after it had settled
    awayDays: [350.6, 353.5],
  },
  {
    key: 'naseem',
    name: 'نسيم الواحة (متجر تجريبي)',
    platform: 'woocommerce',
    currency: 'AED',
    country: 'AE',
    language: 'ar',
    seed: 'practice:naseem',
    productCount: 36,
    ordersPerHour: { first: 16, afterYear: 85 },
    utcOffsetMinutes: 240,
    timezone: 'Asia/Dubai',
    city: 'Dubai',
    priceScale: 3.7,
    showsSales: true,
  },
  {
    key: 'pollard',
    name: 'Pollard & Quill (practice)',
    platform: 'shopify',
    currency: 'GBP',
    country: 'GB',
    language: 'en',
    seed: 'practice:pollard',
    productCount: 24,
    ordersPerHour: { first: 4, afterYear: 12 },
    utcOffsetMinutes: 0,
    timezone: 'Europe/London',
    city: 'Ludlow',
    priceScale: 0.8,
    showsSales: false,
  },
];

export type OpenOptions = {
  now: number;
  /**
   * The first moment of the shop; by default the UTC day a year before `now`. The same shop needs the same first
   * moment.
   */
  startsAt?: number;
  /** The address at which it is served; `serveStorefront` sets it. */
  origin?: string;
};

/** Opens a practice store by its key, like `openStore`. Throws a RangeError for an unknown key. */
export function openPracticeStore(key: string, options: OpenOptions): Storefront {
  const store = PRACTICE_STORES.find((one) => one.key === key);
  if (!store) throw new RangeError(`no practice store is called ${key}`);
  return openStore(store, options);
}

/** Each call returns its own instance, whose time only moves forward. */
export function openStore(
  store: PracticeStore,
  { now, startsAt = practiceStartOf(now), origin }: OpenOptions,
): Storefront {
  const storefront = storefrontOf(store, startsAt, origin);
  if (store.awayDays) {
    const [fromMs, untilMs] = store.awayDays.map((days) => startsAt + days * DAY_MS) as [number, number];
    storefront.faults.add({ kind: 'server-error', status: 503, fromMs, untilMs });
  }
  return storefront;
}

function storefrontOf(store: PracticeStore, startsAt: number, origin: string | undefined): Storefront {
  const world = practiceWorld(store, startsAt);
  const address = origin ?? `http://${store.key}.practice.invalid`;
  if (store.platform === 'shopify') {
    const shop = {
      world,
      shopId: 60_000_000_000 + (seedOf(store.seed) % 9_000_000),
      name: store.name,
      myshopifyDomain: `${store.key}-practice.myshopify.com`,
      city: store.city,
      province: '',
      country: store.country,
      language: store.language,
      utcOffsetMinutes: store.utcOffsetMinutes,
      stamps: store.showsSales ? ('live' as const) : ('degenerate' as const),
      complexityLimit: 1_000,
    };
    return shopifyStorefront(shop, address);
  }
  const shop = {
    world,
    name: store.name,
    country: store.country,
    language: store.language,
    timezone: store.timezone,
    utcOffsetMinutes: store.utcOffsetMinutes,
    version: '10.6.1',
    stockDisplay: store.showsSales ? ('always' as const) : ('never' as const),
    lowStockThreshold: 2,
    managesStock: store.showsSales,
    soldIndividually: new Set<number>(),
    quantityCap: null,
  };
  return wooCommerceStorefront(shop, address);
}

/** The start of the UTC day a year earlier. */
export function practiceStartOf(now: number): number {
  return (dayOf(now) - 365) * DAY_MS;
}

function practiceWorld(store: PracticeStore, startsAt: number): World {
  return drawWorld({
    seed: store.seed,
    productCount: store.productCount,
    numbering: store.platform,
    language: store.language,
    vendor: store.name.replace(/ \(.*$/u, ''),
    priceScale: store.priceScale,
    currency: store.currency,
    startsAt,
    untrackedShare: store.platform === 'shopify' ? 0.04 : 0,
    utcOffsetMinutes: store.utcOffsetMinutes,
    ordersPerHour: store.ordersPerHour,
    rhythm: SHOP_RHYTHM,
    popularityTail: 0.9,
    basketSizes: [0.62, 0.22, 0.1, 0.04, 0.02],
    multiUnitShare: 0.1,
    restocks: { everyDays: 7, localHour: 3, lateShare: 0.03, shortShare: 0.06 },
    merchandise: {
      priceChangeShare: 0.004,
      contentEditShare: 0.01,
      saleEveryDays: 60,
      sync: { everyDays: 7, localHour: 4, productsPerSecond: 6 },
    },
    newShare: 0.1,
    withdrawnShare: 0.03,
    refundShare: 0.02,
    abandonedShare: store.platform === 'woocommerce' ? 0.05 : 0,
  });
}
