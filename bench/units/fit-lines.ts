import type { LinesPrior } from '#tracker/estimate/stock/lines-prior.ts';
import type { OrderSource } from './read-orders.ts';

/**
 * Published lines per order: of one account of a large marketplace (github.com/aberke/amazon-study), of delivered
 * groceries (Instacart 2017: 32.4 million lines), and of single shops for clothes, consumables and beauty, for which
 * units per order are published (getfairview.com/glossary, without its method).
 */
const UNITS_A_LINE = 1.15;
const PUBLISHED = [1.34, 10.1, 1.75 / UNITS_A_LINE, 2 / UNITS_A_LINE, 2.4 / UNITS_A_LINE];
/** Assumptions: one wholesaler does not show how much wholesalers differ, and none shows how many lines they have. */
const WHOLESALE_LOG_SD = 1.2;
const ASSUMED_TIMES = 20;

/** The prior from the sources, with one vote each: the mean of their logarithms, and their spread around it. */
export function fitLines(sources: readonly OrderSource[]): LinesPrior {
  const logsOf = (isWholesale: boolean) =>
    sources.filter((source) => source.isWholesale === isWholesale).map((source) => Math.log(linesOf(source) - 1));
  const retail = [...logsOf(false), ...PUBLISHED.map((lines) => Math.log(lines - 1))];
  const more = mean(retail);
  const logSd = Math.sqrt(mean(retail.map((log) => (log - more) ** 2)));
  const wholesale = logsOf(true);
  return {
    more: Math.exp(more),
    logSd,
    wholesale: {
      more: wholesale.length > 0 ? Math.exp(mean(wholesale)) : ASSUMED_TIMES * Math.exp(more),
      logSd: WHOLESALE_LOG_SD,
    },
  };
}

/** The mean number of lines in an order. */
function linesOf({ shops }: OrderSource): number {
  const orders = [...shops.values()].flat();
  return mean(orders.map(({ codes }) => codes.size));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
