import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { StoreModel } from '../../known/store-model.ts';

/** How many events the trust in the coarser estimate is worth, when a finer one is made. */
const SMOOTHING = 4;
/**
 * The same for a day, in weeks: one Sunday without orders does not stand for all, however many orders other days have.
 */
const SMOOTHING_WEEKS = 1;
/** How alike hours of the day are: the weight falls by a factor e for this many hours apart. */
const NEAR_HOURS = 2;

export type Intensity = {
  /** Orders expected in a stretch of time within one hour of the clock. */
  expected(from: number, to: number): number;
};

/** Hour of the week, UTC, 0 on Monday at 0:00; the first of January 1970 was a Thursday. */
export function hourOfWeek(at: number): number {
  const day = (Math.floor(at / DAY_MS) + 3) % 7;
  return day * 24 + Math.floor((at % DAY_MS) / HOUR_MS);
}

/**
 * The intensity of orders as a Poisson process, per hour, by hour of the week (empirical Bayes, Robbins 1956). The
 * store's mean is scaled by the hour of the day and the day of the week, and then by the hour of the week itself where
 * enough was seen in it. Each is a Gamma-Poisson mean shrunk to the coarser one. Null if nothing was ever observed.
 */
export function intensityOf(week: StoreModel['week']): Intensity | null {
  const orders = week.orders.reduce((sum, count) => sum + count, 0);
  const hours = week.hours.reduce((sum, count) => sum + count, 0);
  if (hours < 1 || orders <= 0) return null;
  const mean = orders / hours;
  const hoursOfDay = summed(week, 24, (index) => index % 24);
  const byHour = hoursOfDay.map((one, hour) => shrunk(one, SMOOTHING, rateAround(hoursOfDay, hour, mean)));
  const ofDay = SMOOTHING + SMOOTHING_WEEKS * 24 * mean;
  const byDay = summed(week, 7, (index) => Math.floor(index / 24)).map((one) => shrunk(one, ofDay, mean) / mean);
  const rates = week.orders.map((count, index) => {
    const coarse = byHour[index % 24]! * byDay[Math.floor(index / 24)]!;
    const trust = SMOOTHING + SMOOTHING_WEEKS * coarse;
    return shrunk({ orders: count, hours: week.hours[index]! }, trust, coarse);
  });
  return { expected: (from, to) => (rates[hourOfWeek(from)]! * (to - from)) / HOUR_MS };
}

type Seen = { orders: number; hours: number };

function summed(week: StoreModel['week'], size: number, classOf: (index: number) => number): Seen[] {
  const sums = Array.from({ length: size }, () => ({ orders: 0, hours: 0 }));
  for (let index = 0; index < 168; index++) {
    const sum = sums[classOf(index)]!;
    sum.orders += week.orders[index]!;
    sum.hours += week.hours[index]!;
  }
  return sums;
}

/** `trust`: how many events the usual rate is worth. */
function shrunk({ orders, hours }: Seen, trust: number, usual: number): number {
  return (orders + trust) / (hours + trust / usual);
}

/**
 * The rate of the hours around an hour of the day, which stand in for it: a nightly write may always hide that hour.
 */
function rateAround(hoursOfDay: readonly Seen[], hour: number, mean: number): number {
  const around = { orders: 0, hours: 0 };
  for (const [index, { orders, hours }] of hoursOfDay.entries()) {
    const away = Math.min(Math.abs(index - hour), 24 - Math.abs(index - hour));
    if (away === 0) continue;
    const weight = Math.exp(-away / NEAR_HOURS);
    around.orders += weight * orders;
    around.hours += weight * hours;
  }
  return shrunk(around, SMOOTHING, mean);
}
