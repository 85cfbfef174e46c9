import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import type { Figures } from '#sales/facts.ts';
import type { ObservedHour, StoreHour } from '../observation.ts';

export function hourOf(at: number): number {
  return Math.floor(at / HOUR_MS) * HOUR_MS;
}

const NOTHING = {
  orders: 0,
  ordersVar: 0,
  ordersSd: 0,
  units: 0,
  unitsVar: 0,
  unitsSd: 0,
  revenue: 0,
  revenueVar: 0,
  revenueSd: 0,
  observations: 0,
};

export type Entry = Partial<Omit<Figures, 'basis'>>;

/**
 * Adds up what a gap holds. Units and revenue of a product hour are also added to its store hour, so that both agree.
 */
export class HourLedger {
  readonly #products = new Map<string, Map<number, ObservedHour>>();
  readonly #stores = new Map<number, StoreHour>();
  readonly #basis: Figures['basis'];

  constructor(basis: Figures['basis']) {
    this.#basis = basis;
  }

  addObserved(from: number, to: number): void {
    this.#store(hourOf(from)).observedSeconds += Math.round((to - from) / SECOND_MS);
  }

  addOrders(at: number, entry: { orders: number; ordersVar: number; ordersSd: number; observations: number }): void {
    addTo(this.#store(hourOf(at)), entry);
  }

  addProduct(externalId: string, at: number, entry: Entry, basis: Figures['basis']): void {
    const hour = hourOf(at);
    const hours = this.#products.get(externalId) ?? new Map<number, ObservedHour>();
    this.#products.set(externalId, hours);
    const product = hours.get(hour) ?? { ...NOTHING, externalId, hour, basis };
    hours.set(hour, product);
    if (product.basis !== basis) product.basis = 'mixed';
    addTo(product, entry);
    addTo(this.#store(hour), { ...entry, orders: 0, ordersVar: 0, ordersSd: 0, observations: 0 });
  }

  productHours(): ObservedHour[] {
    return [...this.#products.values()].flatMap((hours) => [...hours.values()]);
  }

  storeHours(): StoreHour[] {
    return [...this.#stores.values()].sort((one, other) => one.hour - other.hour);
  }

  #store(hour: number): StoreHour {
    let store = this.#stores.get(hour);
    if (!store) {
      store = { ...NOTHING, hour, observedSeconds: 0, basis: this.#basis };
      this.#stores.set(hour, store);
    }
    return store;
  }
}

function addTo(figures: Figures, entry: Entry): void {
  figures.orders += entry.orders ?? 0;
  figures.ordersVar += entry.ordersVar ?? 0;
  figures.ordersSd += entry.ordersSd ?? 0;
  figures.units += entry.units ?? 0;
  figures.unitsVar += entry.unitsVar ?? 0;
  figures.unitsSd += entry.unitsSd ?? 0;
  figures.revenue += entry.revenue ?? 0;
  figures.revenueVar += entry.revenueVar ?? 0;
  figures.revenueSd += entry.revenueSd ?? 0;
  figures.observations += entry.observations ?? 0;
}
