import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { StoreModel } from '../known/store-model.ts';

/** Events' worth of trust in the coarser picture, when a finer one is drawn. */
const SMOOTHING = 4;
/** The same in weeks, of a day: one Sunday without orders is not all Sundays, however many orders other days have. */
const SMOOTHING_WEEKS = 1;

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
 * The intensity of orders as a Poisson process, per hour, by hour of the week (empirical Bayes, Robbins 1956): the store's mean, bent by the hour of the day and by the day of the week, and
 * by the hour of the week itself where enough was seen there (each a Gamma-Poisson mean shrunk to the coarser one).
 * Null where nothing was ever observed.
 */
export function intensityOf(week: StoreModel['week']): Intensity | null {
  const orders = week.orders.reduce((sum, count) => sum + count, 0);
  const hours = week.hours.reduce((sum, count) => sum + count, 0);
  if (hours < 1 || orders <= 0) return null;
  const mean = orders / hours;
  const byHour = factors(week, mean, 24, SMOOTHING, (index) => index % 24);
  const ofDay = SMOOTHING + SMOOTHING_WEEKS * 24 * mean;
  const byDay = factors(week, mean, 7, ofDay, (index) => Math.floor(index / 24));
  const rates = week.orders.map((count, index) => {
    const coarse = mean * byHour[index % 24]! * byDay[Math.floor(index / 24)]!;
    const trust = SMOOTHING + SMOOTHING_WEEKS * coarse;
    return (count + trust) / (week.hours[index]! + trust / coarse);
  });
  return { expected: (from, to) => (rates[hourOfWeek(from)]! * (to - from)) / HOUR_MS };
}

/** `trust`: events' worth of it in the mean. */
function factors(
  week: StoreModel['week'],
  mean: number,
  size: number,
  trust: number,
  classOf: (index: number) => number,
): number[] {
  const orders = new Array<number>(size).fill(trust);
  const hours = new Array<number>(size).fill(trust / mean);
  for (let index = 0; index < 168; index++) {
    orders[classOf(index)]! += week.orders[index]!;
    hours[classOf(index)]! += week.hours[index]!;
  }
  return orders.map((count, index) => count / hours[index]! / mean);
}
