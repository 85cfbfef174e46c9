import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';

/** How a shop's sales vary over the day, week and year. Every factor has a mean near 1. */
export type Rhythm = {
  /** 24 weights by the shop's own hour. */
  hours: readonly number[];
  /** 7 factors, Sunday first. */
  weekdays: readonly number[];
  /** 0.15 means that the best month sells 15 % above the mean. */
  seasonality: number;
  bestDayOfYear: number;
};

export const FLAT_RHYTHM: Rhythm = {
  hours: Array(24).fill(1),
  weekdays: Array(7).fill(1),
  seasonality: 0,
  bestDayOfYear: 1,
};

export const SHOP_RHYTHM: Rhythm = {
  hours: [0.72, 0.6, 0.52, 0.5, 0.5, 0.55, 0.65, 0.8, 0.95, 1.05, 1.12, 1.15].concat([
    1.2, 1.15, 1.1, 1.08, 1.1, 1.15, 1.25, 1.4, 1.5, 1.5, 1.3, 1.0,
  ]),
  weekdays: [1.12, 1.04, 0.96, 0.94, 0.95, 0.94, 1.05],
  seasonality: 0.14,
  bestDayOfYear: 340,
};

export function seasonFactor(rhythm: Rhythm, atMs: number): number {
  const dayOfYear = (atMs / DAY_MS) % 365.2425;
  return 1 + rhythm.seasonality * Math.cos((2 * Math.PI * (dayOfYear - rhythm.bestDayOfYear)) / 365.2425);
}

export function weekdayFactor(rhythm: Rhythm, day: number): number {
  return rhythm.weekdays[(day + 4) % 7]!;
}

/** Draws moments of a UTC day, more densely where the shop is busy. */
export function momentDrawer(rhythm: Rhythm, utcOffsetMinutes: number): (uniform: number) => number {
  const shift = Math.round(utcOffsetMinutes / 60);
  const sums: number[] = [];
  let sum = 0;
  for (let hour = 0; hour < 24; hour++) {
    sum += rhythm.hours[(((hour + shift) % 24) + 24) % 24]!;
    sums.push(sum);
  }
  return (uniform) => {
    const wanted = uniform * sum;
    let hour = 0;
    while (sums[hour]! < wanted) hour++;
    const before = hour === 0 ? 0 : sums[hour - 1]!;
    return (hour + (wanted - before) / (sums[hour]! - before)) * HOUR_MS;
  };
}

/** Milliseconds into the UTC day at which the shop's clock shows `hour`. */
export function localHourMs(hour: number, utcOffsetMinutes: number): number {
  const ms = hour * HOUR_MS - utcOffsetMinutes * 60_000;
  return ((ms % DAY_MS) + DAY_MS) % DAY_MS;
}
