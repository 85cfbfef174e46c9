import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HOUR_MS, systemClock } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { readStore } from '#tracker/inspect-store.ts';
import { getPlatform } from '#tracker/platforms/platforms.ts';
import type { Reading } from '#tracker/reading.ts';
import { HourlyTime } from '../hourly-time.ts';
import { type Sums, WatchedShop } from '../watched-shop.ts';
import { openClient } from './place-order.ts';
import { serveShopPage } from './shop-page.ts';
import { startMedusa } from './start-medusa.ts';

const ORDERS_BY_ROUND = [0, 3, 5, 1];

type Poll = { orders: number; requests: number; bytes: number; products: number };

/**
 * `npm run bench -- medusa [--orders 36] [--folder .data/medusa] [--json]`: installs a real Medusa 2 into a folder of
 * its own (about 1,060 packages, without running their scripts) and places orders through its store API, an hour of
 * them between two polls. It compares the falls that the tracker's reader sees, and the estimates, with what was
 * bought.
 */
export async function medusa(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '36' },
      folder: { type: 'string', default: join('.data', 'medusa') },
      json: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(values.folder);
  await mkdir(folder, { recursive: true });
  const backend = await startMedusa(folder);
  const page = await serveShopPage(backend);
  try {
    const figures = await watchOrders(backend, page.url, Number(values.orders));
    console.log(values.json ? JSON.stringify(figures, null, 2) : figures);
    if (figures.unitsSeen !== figures.unitsBought) throw new Error('the reader did not see what was bought');
  } finally {
    await page.close();
    await backend.stop();
  }
}

async function watchOrders(backend: { url: string; key: string }, shopUrl: string, orders: number) {
  const hosts = new Set([backend.url, shopUrl].map((url) => new URL(url).host));
  const fetcher = politeFetcher({ clock: systemClock, version: '0', contact: null, allowedPrivateHosts: hosts });
  const reader = getPlatform('medusa');
  const options = { sources: new Set(['stock:store-api']), maxProducts: 25_000 };
  const client = await openClient(backend);
  const random = seededRandom(1);
  try {
    const { identity, reading, signals } = await readStore(fetcher, shopUrl, options.maxProducts);
    const stocks = new Map(stocksOf(reading));
    const time = new HourlyTime();
    const watched = new WatchedShop('medusa');
    watched.take(time.shift(reading));
    const truth: Sums = { orders: 0, units: 0, revenue: 0 };
    const unitsOf = new Map<string, number>();
    const polls: Poll[] = [];
    let since = reading.at;
    let placed = 0;
    let unitsSeen = 0;
    for (let round = 0; placed < orders; round++) {
      // answers are dated by whole seconds
      await new Promise((done) => setTimeout(done, 1_100));
      const wanted = Math.min(orders - placed, ORDERS_BY_ROUND[round % ORDERS_BY_ROUND.length]!);
      time.passes(HOUR_MS);
      for (let number = 0; number < wanted; number++) {
        truth.orders++;
        for (const { product, units, revenue } of await client.placeOrder(random)) {
          truth.units += units;
          truth.revenue += revenue;
          unitsOf.set(product, (unitsOf.get(product) ?? 0) + units);
        }
      }
      // answers are dated by whole seconds
      await new Promise((done) => setTimeout(done, 1_100));
      placed += wanted;
      const changes = await reader.readChanges!(fetcher, identity, since, options);
      watched.take(time.shift(changes));
      for (const [variant, stock] of stocksOf(changes)) {
        unitsSeen += (stocks.get(variant) ?? stock) - stock;
        stocks.set(variant, stock);
      }
      since = changes.at;
      const { requests, bytes, products } = changes;
      polls.push({ orders: wanted, requests, bytes, products: products.length });
    }
    const quiet = polls.filter((poll) => poll.orders === 0).at(-1)!;
    const busy = polls.filter((poll) => poll.orders > 0);
    const mean = (of: (poll: Poll) => number) =>
      Math.round(busy.reduce((sum, poll) => sum + of(poll), 0) / busy.length);
    return {
      platform: identity.platform,
      currency: identity.currency,
      signals: signals.map(({ kind, state }) => `${kind} ${state}`).join(', '),
      products: reading.products.length,
      variants: reading.products.flatMap(({ variants }) => variants).length,
      orders: placed,
      unitsBought: truth.units,
      unitsSeen,
      estimated: {
        orders: watched.told('orders', truth),
        units: watched.told('units', truth),
        revenue: watched.told('revenue', truth),
      },
      productsThatDiffer: watched.productsThatDiffer(unitsOf),
      polls: polls.length,
      catalogueRequests: reading.requests,
      catalogueBytes: reading.bytes,
      quietPollRequests: quiet.requests,
      quietPollBytes: quiet.bytes,
      busyPollRequests: mean((poll) => poll.requests),
      busyPollBytes: mean((poll) => poll.bytes),
    };
  } finally {
    await fetcher.close();
  }
}

function* stocksOf(reading: Reading): Iterable<[string, number]> {
  for (const { variants } of reading.products) {
    for (const { externalId, stock } of variants) if (stock !== null) yield [externalId, stock];
  }
}
