import { DAY_MS } from '#runtime/clock.ts';
import type { WorldProduct } from './product.ts';

/** Recent sales are those of this many days: a world opened late knows no more of its past. */
const LATELY_DAYS = 7;

export type RecentSales = {
  add(product: WorldProduct, units: number, at: number): void;
  unitsOf(product: WorldProduct): number;
};

export function recentSales(): RecentSales {
  const sold = new Map<WorldProduct, { day: number; units: number }[]>();
  let lastDay = 0;
  const recentOf = (product: WorldProduct) =>
    (sold.get(product) ?? []).filter(({ day }) => day > lastDay - LATELY_DAYS);

  return {
    add(product, units, at) {
      const day = Math.floor(at / DAY_MS);
      lastDay = Math.max(lastDay, day);
      const days = recentOf(product);
      const today = days.find((one) => one.day === day);
      if (today) today.units += units;
      else days.push({ day, units });
      sold.set(product, days);
    },
    unitsOf: (product) => recentOf(product).reduce((sum, { units }) => sum + units, 0),
  };
}
