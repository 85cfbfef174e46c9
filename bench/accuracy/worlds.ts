import { type MerchandiseOptions, QUIET_MERCHANDISE } from '#simulator/world/merchandise.ts';

/** How a drawn shop sells. */
export type Trade = {
  days: number;
  products: number;
  ordersPerDay: number;
  /** The mean number of products in an order; geometric. */
  productsPerOrder: number;
  /** Extra orders per minute once a week, alternately for an hour and for twenty minutes. */
  burstPerMinute: number;
  /** Orders per day at the end, as a multiple of those at the beginning. */
  growth: number;
  /** Orders only from Monday to Friday, 8 to 18 o'clock. */
  isOfficeHours: boolean;
  /** The share of products that swap popularity each week. */
  driftShare: number;
  /** How flat popularity is at the top, in ranks. Below one, a single product is in every second order. */
  flatTop: number;
  /** The least number of products in an order. */
  leastProducts: number;
  /** Hours around which orders come, instead of a usual day's, and the share of orders that come within ten minutes. */
  peakHours: readonly number[];
  breakShare: number;
  /** The share of orders that are exactly one of the shop's usual baskets. */
  usualShare: number;
  /** The share of orders followed by another of the same products, and after how many minutes (exponential). */
  againShare: number;
  againMinutes: number;
};

/** What the merchant and his apps write besides sales. */
export type Merchant = {
  merchandise: MerchandiseOptions;
  /** Each week's goods come on a Sunday night, or are unpacked on working days. */
  restocks: 'weekly' | 'workdays';
  /** The share of products with a delivery per day that shows only as a stamp. */
  restockShare: number;
  /** Hours of the day at which an app writes every product. */
  syncHours: readonly number[];
  /** The share of orders whose goods are returned some days later, with a stamp. */
  refundShare: number;
  /** The share of products whose units nobody counts: their orders leave no stamp. */
  uncountedShare: number;
};

export const QUIET: Merchant = {
  merchandise: QUIET_MERCHANDISE,
  restocks: 'weekly',
  restockShare: 0,
  syncHours: [],
  refundShare: 0,
  uncountedShare: 0,
};

/** A nightly sync of all products; 2 % of them are edited and 1 % delivered per day. */
export const NOISY: Merchant = {
  ...QUIET,
  merchandise: { ...QUIET_MERCHANDISE, contentEditShare: 0.02 },
  restockShare: 0.01,
  syncHours: [3],
};

const TRADE: Trade = {
  days: 60,
  products: 200,
  ordersPerDay: 60,
  productsPerOrder: 1.6,
  burstPerMinute: 0,
  growth: 1,
  isOfficeHours: false,
  driftShare: 0,
  flatTop: 3,
  leastProducts: 1,
  peakHours: [],
  breakShare: 0,
  usualShare: 0,
  againShare: 0,
  againMinutes: 0,
};

const SMALL_TRADE = { ...TRADE, days: 120, flatTop: 0.7 };
const VENDING: Trade = {
  ...SMALL_TRADE,
  products: 30,
  ordersPerDay: 18,
  productsPerOrder: 1.05,
  flatTop: 3,
  peakHours: [10, 13, 16],
  breakShare: 0.5,
  againShare: 0.14,
  againMinutes: 2,
};
const TAKEAWAY: Trade = {
  ...SMALL_TRADE,
  products: 60,
  ordersPerDay: 25,
  productsPerOrder: 4,
  leastProducts: 3,
  peakHours: [18, 20],
  usualShare: 0.3,
  againShare: 0.03,
  againMinutes: 8,
};
const BAKERY: Trade = {
  ...SMALL_TRADE,
  products: 60,
  ordersPerDay: 70,
  productsPerOrder: 1.9,
  peakHours: [8, 9, 12],
  usualShare: 0.2,
  againShare: 0.02,
  againMinutes: 4,
};

type World = { trade: Trade; merchant: Merchant };

const WORLDS = {
  tiny: { trade: { ...TRADE, days: 180, products: 30, ordersPerDay: 2, productsPerOrder: 1.3 }, merchant: QUIET },
  slow: { trade: { ...TRADE, days: 365, products: 80, ordersPerDay: 3, productsPerOrder: 1.5 }, merchant: QUIET },
  medium: { trade: { ...TRADE, days: 90, products: 300, productsPerOrder: 2 }, merchant: QUIET },
  fast: { trade: { ...TRADE, days: 30, products: 400, ordersPerDay: 2_000 }, merchant: QUIET },
  burst: { trade: { ...TRADE, productsPerOrder: 1.5, burstPerMinute: 15 }, merchant: QUIET },
  flash: { trade: { ...TRADE, products: 120, ordersPerDay: 20, burstPerMinute: 4 }, merchant: QUIET },
  growth: { trade: { ...TRADE, ordersPerDay: 20, growth: 12 }, merchant: QUIET },
  office: { trade: { ...TRADE, ordersPerDay: 40, productsPerOrder: 5, isOfficeHours: true }, merchant: QUIET },
  drift: { trade: { ...TRADE, days: 90, driftShare: 0.15 }, merchant: QUIET },
  bulk: {
    trade: TRADE,
    merchant: { ...QUIET, merchandise: { ...QUIET_MERCHANDISE, saleEveryDays: 14 }, syncHours: [11, 17] },
  },
  nightly: { trade: TRADE, merchant: NOISY },
  restocks: { trade: TRADE, merchant: { ...QUIET, restockShare: 0.05 } },
  unpacked: { trade: TRADE, merchant: { ...QUIET, restocks: 'workdays' } },
  refunds: { trade: TRADE, merchant: { ...QUIET, refundShare: 0.08 } },
  mixed: { trade: TRADE, merchant: { ...QUIET, uncountedShare: 0.3 } },
  vending: { trade: VENDING, merchant: QUIET },
  takeaway: { trade: TAKEAWAY, merchant: QUIET },
  bakery: { trade: BAKERY, merchant: QUIET },
  'tiny-noise': {
    trade: { ...TRADE, days: 180, products: 30, ordersPerDay: 2, productsPerOrder: 1.3 },
    merchant: NOISY,
  },
} satisfies Record<string, World>;

export type DrawnWorld = keyof typeof WORLDS;

export const DRAWN_WORLDS = Object.keys(WORLDS) as DrawnWorld[];

export function isDrawnWorld(name: string | undefined): name is DrawnWorld {
  return name !== undefined && Object.hasOwn(WORLDS, name);
}

export function drawnWorld(name: DrawnWorld): World {
  return WORLDS[name];
}
