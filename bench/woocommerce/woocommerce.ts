import { parseArgs } from 'node:util';
import { HOUR_MS, systemClock } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import { holdMsOf } from '#tracker/changes/compare-stock.ts';
import { readStore } from '#tracker/check-store.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import type { KnownProduct } from '#tracker/known/product.ts';
import { newStoreModel } from '#tracker/known/store-model.ts';
import type { Observation } from '#tracker/observation.ts';
import { observe } from '#tracker/observe.ts';
import { getPlatform } from '#tracker/platforms/platforms.ts';
import type { Reading } from '#tracker/reading.ts';
import { actsByHour } from './acts.ts';
import { HourlyTime } from './hourly-time.ts';
import { openShop, type Shop } from './shop.ts';

/** Orders in these states took goods; the shop counts them as well. */
const SOLD = new Set(['processing', 'completed', 'on-hold']);

type Sums = { orders: number; units: number; revenue: number };

/**
 * `npm run bench -- woocommerce --shop FOLDER [--plain 2] [--json]`: makes a real WooCommerce by the `shop.sh` of the
 * folder, lets people buy in every way and its keeper work, an hour of it between two polls, and compares what is
 * estimated with what was sold. Products whose units the shop does not count leave no trace: they are told apart.
 */
export async function woocommerce(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string' },
      plain: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.shop) throw new Error('npm run bench -- woocommerce --shop FOLDER [--plain 2] [--json]');
  const shop = await openShop(values.shop);
  try {
    const figures = await watchShop(shop, Number(values.plain));
    console.log(values.json ? JSON.stringify(figures, null, 2) : figures);
  } finally {
    await shop.close();
  }
}

async function watchShop(shop: Shop, plain: number) {
  const hosts = new Set([new URL(shop.url).host]);
  const fetcher = politeFetcher({ clock: systemClock, version: '0', contact: null, allowedPrivateHosts: hosts });
  const platform = getPlatform('woocommerce');
  try {
    const { identity, signals, reading } = await readStore(fetcher, shop.url, 1_000);
    const sources = new Set(signals.filter(({ state }) => state === 'alive').map((one) => `${one.kind}:${one.source}`));
    const options = { sources, maxProducts: 1_000 };
    const time = new HourlyTime();
    const products = new Map<string, KnownProduct>();
    const observedUntil = null as number | null;
    const known = {
      model: newStoreModel(),
      observedUntil,
      products,
      catalogueSize: 0,
      holdMs: holdMsOf('woocommerce'),
    };
    const seen: Observation[] = [];
    const polls: { requests: number; bytes: number; products: number }[] = [];

    function take(shown: Reading): void {
      const live = { modified: shown.signals.includes('modified'), stock: shown.signals.includes('stock') };
      const one = observe(known, time.shift(shown), live);
      for (const product of one.products) products.set(product.externalId, product);
      known.model = one.model;
      known.observedUntil = one.observedUntil;
      known.catalogueSize = products.size;
      seen.push(one);
    }

    take(reading);
    let since = reading.at;
    for (const acts of actsByHour(await shop.products(), seededRandom(1), plain)) {
      time.passes(HOUR_MS);
      for (const act of acts) {
        await act(shop);
        // stamps count whole seconds
        await new Promise((done) => setTimeout(done, 1_100));
      }
      const changes = await platform.readChanges!(fetcher, identity, since, options);
      take(changes);
      since = changes.at;
      polls.push({ requests: changes.requests, bytes: changes.bytes, products: changes.products.length });
    }
    take(await platform.readCatalogue(fetcher, identity, options));
    const quiet = polls.find((poll) => poll.products === 0);
    return {
      name: identity.name,
      country: identity.country,
      signals: signals.map(({ kind, state, source }) => `${kind} ${state} (${source})`),
      ...(await compare(shop, seen)),
      quietPoll: quiet ?? null,
      catalogueRequests: reading.requests,
    };
  } finally {
    await fetcher.close();
  }
}

async function compare(shop: Shop, seen: readonly Observation[]) {
  const hours = seen.flatMap(({ storeHours }) => storeHours);
  const parts = Map.groupBy(
    seen.flatMap(({ productHours }) => productHours),
    ({ externalId }) => externalId,
  );
  const products = await shop.products();
  const counted = new Set(products.filter(({ stock }) => stock !== null).map(({ id }) => id));
  const truth: Sums = { orders: 0, units: 0, revenue: 0 };
  const unitsOf = new Map<string, number>();
  let unseen = 0;
  const orders = await shop.orders();
  for (const { status, lines } of orders) {
    if (!SOLD.has(status)) continue;
    const visible = lines.filter(({ product, variation }) => counted.has(product) || counted.has(variation));
    unseen += lines.length - visible.length;
    if (visible.length > 0) truth.orders++;
    for (const { product, quantity, total } of visible) {
      truth.units += quantity;
      truth.revenue += Number(total);
      unitsOf.set(String(product), (unitsOf.get(String(product)) ?? 0) + quantity);
    }
  }
  const told = (name: 'orders' | 'units' | 'revenue') => {
    const sum = (column: `${typeof name}${'' | 'Var' | 'Sd'}`) =>
      hours.reduce((total, hour) => total + hour[column], 0);
    const value = sum(name);
    const { low, high } = rangeOf({ value, variance: sum(`${name}Var`), sharedSd: sum(`${name}Sd`) });
    const round = (number: number) => Math.round(number * 100) / 100;
    return {
      true: round(truth[name]),
      estimated: round(value),
      low: round(low),
      high: round(high),
      isInRange: truth[name] >= low - 1e-6 && truth[name] <= high + 1e-6,
    };
  };
  const byProduct = products
    .filter(({ parent }) => parent === 0)
    .map(({ id, name }) => ({
      name,
      units: unitsOf.get(String(id)) ?? 0,
      estimated: (parts.get(String(id)) ?? []).reduce((total, hour) => total + hour.units, 0),
    }))
    .filter(({ units, estimated }) => Math.abs(units - estimated) > 0.01);
  return {
    placed: orders.length,
    linesNobodyCounts: unseen,
    orders: told('orders'),
    units: told('units'),
    revenue: told('revenue'),
    productsThatDiffer: byProduct,
  };
}
