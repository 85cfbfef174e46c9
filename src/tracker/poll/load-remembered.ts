import type { Database } from '#database/connect.ts';
import type { SignalLives } from '../signals/signal-life.ts';
import { type KeptModel, loadModels } from './load-models.ts';
import { loadStores, type PolledStore } from './load-store.ts';
import { loadSignals } from './store-signals.ts';

/** What a poll knows of its store beforehand, the products apart. */
export type Remembered = { store: PolledStore; signals: SignalLives; kept: KeptModel | null };

/** Stores that are no longer there are missing. One way to the database and back for each of three tables, not for each store. */
export async function loadRemembered(
  database: Database,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, Remembered>> {
  const [stores, signals, models] = await Promise.all([
    loadStores(database, storeIds),
    loadSignals(database, storeIds),
    loadModels(database, storeIds),
  ]);
  return new Map(
    stores
      .values()
      .map((store) => [store.id, { store, signals: signals.get(store.id)!, kept: models.get(store.id) ?? null }]),
  );
}
