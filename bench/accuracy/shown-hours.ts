import { type Figures, NO_FIGURES } from '#sales/facts.ts';
import { mergeHours } from '#sales/write-hours.ts';
import type { ObservedHour, StoreHour } from '#tracker/observation.ts';

type Hours = { productHours: ObservedHour[]; storeHours: StoreHour[] };

/**
 * The hours as the database keeps them (`writeHours`, `restateHours`): what a poll finds is added, and never leaves the
 * store less than nothing; an hour that is estimated again is replaced if it rests on stamps alone.
 */
export class ShownHours {
  readonly store = new Map<string, StoreHour>();
  #products = new Map<string, ObservedHour>();

  add({ productHours, storeHours }: Hours): void {
    // of products, whose hours are forgotten, what is taken back later is subtracted from the sum
    addTo(this.#products, mergeHours(productHours, productKey), productKey);
    const added = mergeHours(storeHours, storeKey);
    addTo(this.store, added, storeKey);
    for (const hour of added) this.store.set(storeKey(hour), notNegative(this.store.get(storeKey(hour))!));
  }

  replace({ productHours, storeHours }: Hours): void {
    const replaced = new Set<number>();
    for (const hour of mergeHours(storeHours, storeKey)) {
      const known = this.store.get(storeKey(hour));
      if (known?.basis !== 'modified') continue;
      replaced.add(hour.hour);
      this.store.set(storeKey(hour), { ...withLargerSd(hour, known), observedSeconds: known.observedSeconds });
    }
    const isReplaced = ({ hour }: ObservedHour) => replaced.has(hour);
    const revised = mergeHours(productHours.filter(isReplaced), productKey);
    const left = new Map([...this.#products].filter(([, hour]) => isReplaced(hour)));
    for (const hour of revised) {
      const known = left.get(productKey(hour));
      this.#products.set(productKey(hour), known ? withLargerSd(hour, known) : hour);
      left.delete(productKey(hour));
    }
    for (const [key, hour] of left) this.#products.set(key, withLargerSd({ ...hour, ...NO_FIGURES }, hour));
  }

  /** Hands out the hours of products, once none of them is replaced any more, and forgets them. */
  takeProducts(): Iterable<ObservedHour> {
    const hours = this.#products.values();
    this.#products = new Map();
    return hours;
  }
}

const storeKey = ({ hour }: StoreHour) => String(hour);
const productKey = ({ externalId, hour }: ObservedHour) => `${externalId} ${hour}`;

function addTo<Hour extends Figures & { observedSeconds?: number }>(
  known: Map<string, Hour>,
  hours: Hour[],
  keyOf: (hour: Hour) => string,
): void {
  for (const hour of hours) {
    const before = known.get(keyOf(hour));
    known.set(keyOf(hour), before ? mergeHours([before, hour], keyOf)[0]! : hour);
  }
}

function notNegative<Hour extends Figures>(hour: Hour): Hour {
  const negative = SUMS.filter((name) => hour[name] < 0).map((name) => [name, 0]);
  return negative.length > 0 ? { ...hour, ...Object.fromEntries(negative) } : hour;
}

const SUMS = Object.keys(NO_FIGURES) as (keyof typeof NO_FIGURES)[];

function withLargerSd<Hour extends Figures>(hour: Hour, known: Figures): Hour {
  const { ordersSd, unitsSd, revenueSd } = hour;
  return {
    ...hour,
    ordersSd: Math.max(ordersSd, known.ordersSd),
    unitsSd: Math.max(unitsSd, known.unitsSd),
    revenueSd: Math.max(revenueSd, known.revenueSd),
  };
}
