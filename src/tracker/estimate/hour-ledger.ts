import { SECOND_MS, startOfHour } from '#runtime/clock.ts';
import { addFigures, type Figures, NO_FIGURES } from '#sales/facts.ts';
import type { ObservedHour, StoreHour } from '../observation.ts';

export type Entry = Partial<Omit<Figures, 'basis'>>;

/** Adds up what a gap holds. Units and revenue of the products are also those of the store, day by day. */
export class HourLedger {
  readonly #products = new Map<string, Map<number, ObservedHour>>();
  readonly #stores = new Map<number, StoreHour>();
  readonly #basis: Figures['basis'];

  constructor(basis: Figures['basis']) {
    this.#basis = basis;
  }

  addObserved(from: number, to: number): void {
    this.#store(startOfHour(from)).observedSeconds += Math.round((to - from) / SECOND_MS);
  }

  addOrders(at: number, entry: { orders: number; ordersVar: number; ordersSd: number; observations: number }): void {
    addFigures(this.#store(startOfHour(at)), entry);
  }

  addProduct(externalId: string, at: number, entry: Entry, basis: Figures['basis']): void {
    this.addToProduct(externalId, at, entry, basis);
    this.addToStore(at, entry);
  }

  /** Only to the product: its store may show the same sales in more hours (`addToStore`). */
  addToProduct(externalId: string, at: number, entry: Entry, basis: Figures['basis']): void {
    const hour = startOfHour(at);
    const hours = this.#products.get(externalId) ?? new Map<number, ObservedHour>();
    this.#products.set(externalId, hours);
    const product = hours.get(hour) ?? { ...NO_FIGURES, externalId, hour, basis };
    hours.set(hour, product);
    if (product.basis !== basis) product.basis = 'mixed';
    addFigures(product, entry);
  }

  /** Units and revenue of a product. */
  addToStore(at: number, entry: Entry): void {
    addFigures(this.#store(startOfHour(at)), { ...entry, orders: 0, ordersVar: 0, ordersSd: 0, observations: 0 });
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
      store = { ...NO_FIGURES, hour, observedSeconds: 0, basis: this.#basis };
      this.#stores.set(hour, store);
    }
    return store;
  }
}
