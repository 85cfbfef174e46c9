import type { PlatformKind } from '#contract/platform.ts';
import type { Figures } from '#sales/facts.ts';
import { rangeOf } from '#sales/range.ts';
import { holdMsOf } from '#tracker/changes/compare-stock.ts';
import type { KnownProduct } from '#tracker/known/product.ts';
import { newStoreModel } from '#tracker/known/store-model.ts';
import type { Observation } from '#tracker/observation.ts';
import { observe } from '#tracker/observe.ts';
import type { Reading } from '#tracker/reading.ts';

export type Sums = { orders: number; units: number; revenue: number };

/** A shop that is read by hand: the sums of its readings, compared with the truth. */
export class WatchedShop {
  readonly #seen: Observation[] = [];
  readonly #products = new Map<string, KnownProduct>();
  readonly #known;

  constructor(platform: PlatformKind) {
    const observedUntil = null as number | null;
    const products = this.#products;
    const holdMs = holdMsOf(platform);
    this.#known = { model: newStoreModel(), observedUntil, products, catalogueSize: 0, holdMs };
  }

  take(reading: Reading): void {
    const live = { modified: reading.signals.includes('modified'), stock: reading.signals.includes('stock') };
    const one = observe(this.#known, reading, live);
    for (const product of one.products) this.#products.set(product.externalId, product);
    this.#known.model = one.model;
    this.#known.observedUntil = one.observedUntil;
    this.#known.catalogueSize = this.#products.size;
    this.#seen.push(one);
  }

  /** The estimate, with its range, and whether the truth is within it. */
  told(name: keyof Sums, truth: Sums) {
    const hours = this.#seen.flatMap(({ storeHours }) => storeHours);
    return toldBy(hours, name, truth[name]);
  }

  /** The products whose units are not exactly right, by the shop's own id. */
  productsThatDiffer(bought: ReadonlyMap<string, number>) {
    const seen = this.#seen.flatMap(({ productHours }) => productHours);
    const hours = Map.groupBy(seen, ({ externalId }) => externalId);
    return [...new Set([...bought.keys(), ...hours.keys()])]
      .map((id) => ({ id, ...toldBy(hours.get(id) ?? [], 'units', bought.get(id) ?? 0) }))
      .filter((units) => Math.abs(units.true - units.estimated) > 0.01);
  }
}

function toldBy(hours: readonly Figures[], name: keyof Sums, truth: number) {
  const sum = (column: `${keyof Sums}${'' | 'Var' | 'Sd'}`) => hours.reduce((total, hour) => total + hour[column], 0);
  const value = sum(name);
  const doubt = { variance: sum(`${name}Var`), sharedSd: sum(`${name}Sd`) };
  const { low, high } = rangeOf({ value, ...doubt, isCount: name !== 'revenue' });
  const round = (number: number) => Math.round(number * 100) / 100;
  return {
    true: round(truth),
    estimated: round(value),
    low: round(low),
    high: round(high),
    isInRange: truth >= low - 1e-6 && truth <= high + 1e-6,
  };
}
