import type { PriceHistory } from '#contract/product/price-history.ts';

/** From `at` (ms) on, the cheapest variant cost `low` and the dearest `high`; null if there was none. */
export type PriceBand = { at: number; low: number | null; high: number | null };

/** The lowest and highest price over all variants at each change. The first entry is the start of the history. */
export function priceEnvelope({ variants, from }: PriceHistory): PriceBand[] {
  const moments = variants.flatMap(({ steps, until }) => [...steps.map(({ at }) => at), ...(until ? [until] : [])]);
  const times = [...new Set([from, ...moments].map((at) => Date.parse(at)))].sort((one, other) => one - other);
  const bands = times.map((at): PriceBand => {
    const prices = variants
      .filter(({ until }) => until === null || Date.parse(until) > at)
      .map(({ steps }) => steps.findLast((step) => Date.parse(step.at) <= at)?.price.amount)
      .filter((price) => price !== undefined);
    return prices.length === 0
      ? { at, low: null, high: null }
      : { at, low: Math.min(...prices), high: Math.max(...prices) };
  });
  return bands.filter(({ low, high }, index) => low !== bands[index - 1]?.low || high !== bands[index - 1]?.high);
}

/** The price at a moment (ms); null if there was none. */
export function priceAt(bands: readonly PriceBand[], atMs: number): { low: number; high: number } | null {
  const band = bands.findLast(({ at }) => at <= atMs);
  if (!band || band.low === null || band.high === null) return null;
  return { low: band.low, high: band.high };
}
