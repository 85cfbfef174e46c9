import { parseArgs } from 'node:util';
import { HOUR_MS, systemClock } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { readStore } from '#tracker/inspect-store.ts';
import { getPlatform } from '#tracker/platforms/platforms.ts';
import type { Reading } from '#tracker/reading.ts';
import { HourlyTime } from '../hourly-time.ts';
import { type Sums, WatchedShop } from '../watched-shop.ts';
import { actsByHour } from './acts.ts';
import { openShop, type Shop } from './shop.ts';

/** Orders in these states took goods; the shop counts them too. */
const SOLD = new Set(['processing', 'completed', 'on-hold']);

/**
 * `npm run bench -- woocommerce --shop FOLDER [--plain 2] [--json]`: makes a real WooCommerce with the `shop.sh` of the
 * folder. People buy in every way and its keeper works, an hour of it between two polls. It compares the estimates with
 * what was sold. Products whose stock the shop does not count leave no trace, so they are reported separately.
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
    const watched = new WatchedShop('woocommerce');
    const take = (shown: Reading) => watched.take(time.shift(shown));
    take(reading);
    const polls: { requests: number; bytes: number }[] = [];
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
      polls.push({ requests: changes.requests, bytes: changes.bytes });
    }
    take(await platform.readCatalogue(fetcher, identity, options));
    const mean = (of: (poll: (typeof polls)[number]) => number) =>
      Math.round((10 * polls.reduce((sum, poll) => sum + of(poll), 0)) / polls.length) / 10;
    return {
      name: identity.name,
      country: identity.country,
      signals: signals.map(({ kind, state, source }) => `${kind} ${state} (${source})`),
      ...(await compare(shop, watched)),
      // hours are seconds here: readings overlap by two minutes, so no poll is quiet
      meanPoll: { requests: mean((one) => one.requests), bytes: mean((one) => one.bytes) },
      catalogueRequests: reading.requests,
    };
  } finally {
    await fetcher.close();
  }
}

async function compare(shop: Shop, watched: WatchedShop) {
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
  const names = new Map(products.map(({ id, name }) => [String(id), name]));
  const productsThatDiffer = watched
    .productsThatDiffer(unitsOf)
    .map(({ id, ...units }) => ({ name: names.get(id), ...units }));
  return {
    placed: orders.length,
    linesNobodyCounts: unseen,
    orders: watched.told('orders', truth),
    units: watched.told('units', truth),
    revenue: watched.told('revenue', truth),
    productsThatDiffer,
  };
}
