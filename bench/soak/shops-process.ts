import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS, systemClock } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { Fault } from '#simulator/faults.ts';
import { openStore } from '#simulator/practice-stores.ts';
import { answerAs } from '#simulator/serve-storefront.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { shopOf } from '../poll/shops.ts';
import type { Trouble } from './shops.ts';
import { kindOf } from './shops.ts';

const startsAt = systemClock.now() - 10 * DAY_MS;
const shops = new Map<string, Storefront>();
let trouble: Trouble | null = null;

const FAULTS: Partial<Record<Trouble, Fault[]>> = {
  refusing: [
    { kind: 'server-error', status: 503, share: 0.3 },
    { kind: 'throttled', status: 429, share: 0.3 },
  ],
  slow: [{ kind: 'slow-body', delayMs: 3_000, share: 0.5 }],
};

const server = createServer((request, response) => {
  const host = request.headers.host!;
  if (trouble === 'cut-off') request.socket.destroy();
  else answerAs(shopAt(host), systemClock, request, response).catch(() => response.destroy());
});

/** A practice store, smaller than those of a fresh installation: 6 to 23 products, and 7 to 72 orders a day. */
function shopAt(host: string): Storefront {
  const known = shops.get(host);
  if (known) return known;
  const { number } = shopOf(host);
  const random = seededRandom(number + 1);
  const kind = kindOf(number);
  const perHour = 0.3 + 2.7 * random.next() ** 2;
  const store = {
    ...kind,
    key: `${kind.key}-${number}`,
    name: `${kind.name} ${number}`,
    seed: `${kind.seed}:${number}`,
    productCount: 6 + random.below(18),
    ordersPerHour: { first: perHour, afterYear: perHour },
  };
  const shop = openStore(store, { now: systemClock.now(), startsAt, origin: `http://${host}` });
  for (const fault of faultsOf(trouble)) shop.faults.add(fault);
  shops.set(host, shop);
  return shop;
}

function faultsOf(given: Trouble | null): Fault[] {
  return (given && FAULTS[given]) ?? [];
}

// longer than a turn, but no shop of the open network keeps a connection for an hour
server.keepAliveTimeout = 5_000;
server.listen(0, '0.0.0.0', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', (next: { trouble: Trouble | null }) => {
  trouble = next.trouble;
  if (trouble === 'cut-off') server.closeAllConnections();
  for (const { faults } of shops.values()) {
    faults.clear();
    for (const fault of faultsOf(trouble)) faults.add(fault);
  }
});
process.on('disconnect', () => process.exit());
