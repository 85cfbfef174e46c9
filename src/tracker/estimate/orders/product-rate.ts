import { DAY_MS } from '#runtime/clock.ts';
import type { LoneSale, ProductRate } from '../../known/product.ts';
import { RATE_MEMORY_DAYS, type SharePrior, type StoreModel } from '../../known/store-model.ts';
import { type Component, gamma, gammaMixture, posteriorOf } from '../statistics/gamma-mixture.ts';
import { basketSizes } from './baskets.ts';

export function newRate(model: StoreModel, at: number): ProductRate {
  return { lines: 0, together: 0, orders: 0, at, clock: model.clock, soldAt: null };
}

/** What is left of a count after a while: e^(-t/τ). */
export function decayFactor(elapsedMs: number, memoryDays: number): number {
  return Math.exp(-Math.max(0, elapsedMs) / (memoryDays * DAY_MS));
}

/**
 * A rate as of the model's time, for a product that showed nothing since the rate was written: the orders that the
 * store's clock has counted meanwhile are added to its exposure.
 */
export function rateNow(rate: ProductRate, model: StoreModel): ProductRate {
  const at = model.at ?? rate.at;
  const kept = decayFactor(at - rate.at, RATE_MEMORY_DAYS);
  return {
    lines: rate.lines * kept,
    together: rate.together * kept,
    ...(rate.undated ? { undated: rate.undated * kept } : {}),
    orders: rate.orders * kept + (rate.isPaused ? 0 : Math.max(0, model.clock - rate.clock * kept)),
    at,
    clock: model.clock,
    soldAt: rate.soldAt,
    ...(rate.lone ? { lone: rate.lone } : {}),
  };
}

/**
 * A rate with lines that were sold within `elapsedMs` after it was written. Their orders come with the store's clock.
 */
export function withLines(rate: ProductRate, lines: number, elapsedMs: number): ProductRate {
  return { ...rate, lines: rate.lines + lines / decayFactor(elapsedMs, RATE_MEMORY_DAYS) };
}

/** Until the first fit all products have the same prior, which is worth half a line. */
export function priorOf(model: StoreModel, catalogueSize: number): Component[] {
  if (model.prior) return componentsOf(model.prior);
  const mean = basketSizes(model.baskets).meanSize / Math.max(1, catalogueSize);
  return [gamma(0.5, 0.5 / mean)];
}

/**
 * The prior of one product's share. A single Gamma that fits most products takes a best seller for far less than it is,
 * as long as few of its sales are seen.
 */
export function componentsOf({ shape, orders, weights }: SharePrior): Component[] {
  return weights ? gammaMixture(shape / orders, weights) : [gamma(shape, orders)];
}

/** Mean and relative variance of the lines of the product per order of the store. */
export function shareOf(
  { lines, orders }: { lines: number; orders: number },
  prior: readonly Component[],
): { mean: number; relativeVar: number } {
  const { mean, relativeVar } = posteriorOf(prior, { count: lines, exposure: orders });
  return { mean: Math.min(1, mean), relativeVar };
}

/** Lone stamps of a product that were classified as sales since its texts were last read. */
export function loneSalesSince(rate: ProductRate, textsAt: number | null): LoneSale[] {
  return (rate.lone ?? []).filter((sale) => textsAt === null || sale.at > textsAt);
}
