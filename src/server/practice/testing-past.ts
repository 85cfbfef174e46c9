import { createStore } from '#catalog/create-store.ts';
import type { Databases } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { openStore, PRACTICE_STORES, type PracticeStore } from '#simulator/practice-stores.ts';
import type { World } from '#simulator/world/world.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import type { PastStore } from './fill-history.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

/** The practice stores, each with an address at which nothing listens. */
export const PRACTICE: OpenPracticeStore[] = PRACTICE_STORES.map(({ key, name, platform }, index) => {
  const host = `127.0.0.1:${4101 + index}`;
  return { key, name, platform, host, url: `http://${host}`, countOrders: () => 0 };
});

/** Adds a practice store to the catalogue. The caller adds whatever else must be known of it. */
export function addPracticeStore(databases: Databases, key: string, atMs: number): Promise<number> {
  const { host, url, platform } = PRACTICE.find((one) => one.key === key)!;
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  return createStore(databases, { ...unknown, host, origin: url, platform, isPractice: true }, atMs);
}

/**
 * A held practice store whose past is read from `fromMs` on. Its world begins at `startsAt`; `changed` overrides its
 * settings.
 */
export async function holdPast(
  databases: Databases,
  key: string,
  { fromMs, startsAt, changed }: { fromMs: number; startsAt: number; changed?: Partial<PracticeStore> },
): Promise<{ past: PastStore; world: World }> {
  const lease = await holdStore(databases.people, await addPracticeStore(databases, key, fromMs), fromMs);
  const { url: origin } = PRACTICE.find((one) => one.key === key)!;
  const store = { ...PRACTICE_STORES.find((one) => one.key === key)!, ...changed };
  const storefront = openStore(store, { now: fromMs, startsAt, origin });
  const fetcherAt = (at: Clock) => inProcessFetcher((request) => storefront.handle(request, at.now()), at.now);
  return { past: { ...lease, origin, fetcherAt }, world: storefront.world };
}
