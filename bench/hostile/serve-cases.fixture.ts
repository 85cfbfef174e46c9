import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { HOSTILE_CASES } from './cases.ts';
import { certificatesFor } from './certificates-for.ts';
import { goodAnswer } from './good-shop.ts';

/** A process with a server for each hostile shop, so that their own cost is not measured with ours. */
type Order = { open: number } | { turn: number; isHostile: boolean };
export type Told = { opened: number; origin: string; authority: string | null } | { turned: number };

const turned = new Map<number, boolean>();
const asked = new Map<number, number>();
const setters = new Map<number, (isHostile: boolean) => void>();

process.on('message', async (order: Order) => {
  if ('open' in order) process.send!(await open(order.open));
  else {
    turned.set(order.turn, order.isHostile);
    asked.set(order.turn, 0);
    setters.get(order.turn)?.(order.isHostile);
    process.send!({ turned: order.turn } satisfies Told);
  }
});
process.on('disconnect', () => process.exit());

async function open(index: number): Promise<Told> {
  const { shop, answer, certificate } = HOSTILE_CASES[index]!;
  let origin = '';

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    // the reader's clock differs from ours
    response.sendDate = false;
    response.on('error', () => {});
    const good = (products?: Record<string, unknown>[]): void => {
      if (response.destroyed) return;
      const given = goodAnswer(shop, path, origin, products);
      response.writeHead(given.status, given.headers).end(given.body);
    };
    const before = asked.get(index) ?? 0;
    asked.set(index, before + 1);
    // robots.txt is hostile only in the cases about it
    const isSpared = path === '/robots.txt' && !isAboutRobots(index);
    if (!turned.get(index) || !answer || isSpared) good();
    else answer({ request, response, socket: request.socket, path, origin, asked: before, good });
  }

  const certificates = certificate ? certificatesFor(certificate) : null;
  const server = certificates ? createSecureServer(certificates.good, listener) : createServer(listener);
  server.on(certificates ? 'secureConnection' : 'connection', (socket) => socket.on('error', () => {}));
  if (certificates && 'setSecureContext' in server) {
    setters.set(index, (isHostile) => {
      server.setSecureContext(isHostile ? certificates.bad : certificates.good);
      // sessions and connections with the other certificate must not be reused
      server.closeAllConnections();
    });
  }
  server.keepAliveTimeout = 60_000;
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `${certificates ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { opened: index, origin, authority: certificates?.authority ?? null };
}

function isAboutRobots(index: number): boolean {
  return HOSTILE_CASES[index]!.name.includes('robots.txt') || HOSTILE_CASES[index]!.name.includes('Crawl-delay');
}
