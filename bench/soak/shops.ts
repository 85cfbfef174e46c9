import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createStore } from '#catalog/create-store.ts';
import type { Databases } from '#database/connect.ts';
import { PRACTICE_STORES, type PracticeStore } from '#simulator/practice-stores.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { PRACTICE } from '../cluster/practice-shops.ts';
import { shopHost } from '../poll/shops.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** `cut-off`: every connection is cut, and none is answered. */
export type Trouble = 'refusing' | 'slow' | 'cut-off';
export type Shops = { hosts: string[]; trouble(what: Trouble | null): void; close(): Promise<void> };

const KINDS = PRACTICE.map((key) => PRACTICE_STORES.find((store) => store.key === key)!);

export function kindOf(number: number): PracticeStore {
  return KINDS[number % KINDS.length]!;
}

/**
 * Practice stores in a process of their own on the virtual clock, each with a loopback address; added to the catalogue
 * and to the queue.
 */
export async function openShops(databases: Databases, count: number, clock: VirtualClock): Promise<Shops> {
  const server = fork(new URL('./shops-process.ts', import.meta.url), { env: { ...process.env, ...clock.env } });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const hosts = Array.from({ length: count }, (_, number) => shopHost(kindOf(number).platform, number, port));
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  for (const host of hosts) {
    const shop = { ...unknown, host, origin: `http://${host}`, platform: null, isPractice: true };
    const storeId = await createStore(databases, shop, clock.now());
    await scheduleStore(databases.people, storeId, { dueAtMs: clock.now(), priority: 0 });
  }
  return {
    hosts,
    trouble: (trouble) => void server.send({ trouble }),
    async close() {
      const exit = once(server, 'exit');
      server.disconnect();
      await exit;
    },
  };
}
