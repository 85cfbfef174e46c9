import { lnGamma } from '#tracker/estimate/statistics/ln-gamma.ts';
import type { ReadRow } from './read-lines.ts';

/** The lines of each variant of a product, and its median price. */
export type Choice = { lines: number[]; prices: number[] };

/** A product with fewer lines shows little of how they are divided. */
const MIN_LINES = 10;
/** Prices closer than this count as one. */
const MIN_APART = 1.02;
const SIZES = /\b(SMALL|MEDIUM|MED|LARGE|MINI|BIG)\b/g;

/**
 * Products whose variants have different prices: codes that differ by a letter after the number, and titles that differ
 * by a word of size. Variants that ever sold count as offered all year, which makes the choice look more unequal than
 * it is.
 */
export function readChoices(rows: readonly ReadRow[]): Choice[] {
  const codes = new Map<string, { title: string; prices: number[] }>();
  for (const { InvoiceNo, StockCode = '', Description = '', Quantity, UnitPrice } of rows) {
    const isSale = Number(Quantity) > 0 && Number(UnitPrice) > 0 && !InvoiceNo?.startsWith('C');
    if (!isSale || !/^\d{5}/.test(StockCode)) continue;
    const code = codes.get(StockCode.toUpperCase()) ?? { title: Description.trim(), prices: [] };
    codes.set(StockCode.toUpperCase(), code);
    code.prices.push(Number(UnitPrice));
  }
  const kinds = [
    Map.groupBy(codes, ([code]) => code.slice(0, 5)),
    Map.groupBy(codes, ([, { title }]) => title.replace(SIZES, '').replace(/\s+/g, ' ').trim()),
  ];
  const products = kinds.flatMap((kind) => [...kind.values()]).filter((variants) => variants.length > 1);
  return products
    .map((variants) => ({
      lines: variants.map(([, { prices }]) => prices.length),
      prices: variants.map(([, { prices }]) => prices.sort((one, other) => one - other)[prices.length >> 1]!),
    }))
    .filter(({ lines, prices }) => sum(lines) >= MIN_LINES && Math.max(...prices) > MIN_APART * Math.min(...prices));
}

/**
 * How equally the variants of a product are chosen: `alike` of a Dirichlet(alike, …, alike), and by which power of the
 * price; by maximum likelihood over a grid.
 */
export function fitChoices(choices: readonly Choice[]): { alike: number; slope: number } {
  let best = { alike: 0, slope: 0, log: Number.NEGATIVE_INFINITY };
  for (let alike = 0.25; alike < 30; alike *= 1.05) {
    for (let slope = -1; slope <= 1; slope += 0.05) {
      const log = sum(choices.map((choice) => logLikelihood(choice, alike, slope)));
      if (log > best.log) best = { alike, slope, log };
    }
  }
  return { alike: best.alike, slope: best.slope };
}

function logLikelihood({ lines, prices }: Choice, alike: number, slope: number): number {
  const powers = prices.map((price) => price ** slope);
  const weights = powers.map((power) => (alike * prices.length * power) / sum(powers));
  const own = weights.map((weight, index) => lnGamma(weight + lines[index]!) - lnGamma(weight));
  return lnGamma(sum(weights)) - lnGamma(sum(weights) + sum(lines)) + sum(own);
}

/** How many products have their mean price paid within the range, and how far the range reaches, relative to its middle. */
export function judgeChoices(choices: readonly Choice[], alike: number): { inRange: number; reach: number } {
  let [inRange, reach] = [0, 0];
  for (const { lines, prices } of choices) {
    const mean = sum(prices) / prices.length;
    const variance = sum(prices.map((price) => (price - mean) ** 2)) / prices.length;
    const different = new Set(prices).size;
    const sold = sum(lines);
    const wide = 1.96 * Math.sqrt(variance / sold + variance / (different * alike + 1));
    const paid = sum(lines.map((count, index) => count * prices[index]!)) / sold;
    if (Math.abs(paid - mean) <= wide) inRange++;
    reach += wide / mean;
  }
  return { inRange: inRange / choices.length, reach: reach / choices.length };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
