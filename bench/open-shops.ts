import { createStore } from '#catalog/create-store.ts';
import type { Databases } from '#database/connect.ts';
import { DAY_MS, systemClock } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { PRACTICE } from './cluster/practice-shops.ts';

export type Shops = { hosts: string[]; storefronts: Storefront[]; close(): Promise<void> };

/** Practice stores of all kinds on loopback, added to the catalogue and to the queue. */
export async function openShops(databases: Databases, count: number): Promise<Shops> {
  const opened: { storefront: Storefront; host: string; close(): Promise<void> }[] = [];
  for (let index = 0; index < count; index++) {
    const key = PRACTICE[index % PRACTICE.length]!;
    const storefront = openPracticeStore(key, { now: Date.now(), startsAt: Date.now() - 30 * DAY_MS });
    const { url, close } = await serveStorefront(storefront, { port: 0, clock: systemClock });
    const { host, origin } = new URL(url);
    opened.push({ storefront, host, close });
    const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const shop = { ...unknown, host, origin, platform: null, isPractice: true };
    const storeId = await createStore(databases, shop, Date.now());
    await scheduleStore(databases.people, storeId, { dueAtMs: Date.now(), priority: 0 });
  }
  return {
    hosts: opened.map(({ host }) => host),
    storefronts: opened.map(({ storefront }) => storefront),
    async close() {
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
}
