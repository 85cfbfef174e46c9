import type { AccuracyRun } from './run-accuracy.ts';

const COLUMNS = [
  'shop',
  'signal, polls',
  'orders a day',
  'orders',
  'median day',
  'floor',
  'lines',
  'days in range',
  'width',
  'products in range',
  'width of products',
  'units, revenue',
  'days in their range',
  'counting: orders, lines',
];

const SEEDS_COLUMNS = ['shop', 'signal, polls', 'seeds', 'orders: mean error', 'smallest', 'largest'];

export const [TABLE_HEAD, SEEDS_HEAD] = [COLUMNS, SEEDS_COLUMNS].map(
  (columns) => `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`,
) as [string, string];

/**
 * `width`: of a day's range of orders, over its true orders. `products in range`, and the width of their ranges: in 30
 * days, of those with five orders or more.
 */
export function tableRow(name: string, run: AccuracyRun): string {
  const cells = [
    name,
    pollsOf(run),
    (run.ordersTrue / run.days).toFixed(run.ordersTrue < 10 * run.days ? 1 : 0),
    off(run.ordersEstimated, run.ordersTrue),
    `${run.dailyMedianErrorPct.toFixed(1)} %`,
    `${run.floor.totalPct.toFixed(1)} %, ${run.floor.dailyMedianPct.toFixed(1)} %`,
    off(run.linesEstimated, run.linesTrue),
    percent(run.coverage95Pct) + (run.daysNotShown > 0 ? ` (${run.daysNotShown} days not shown)` : ''),
    run.medianWidth.toFixed(2),
    percent(run.productCoverage95Pct),
    run.productMedianWidth?.toFixed(2) ?? 'none',
    `${off(run.unitsEstimated, run.unitsTrue)}, ${off(run.revenueEstimated, run.revenueTrue)}`,
    `${percent(run.unitsCoverage95Pct)}, ${percent(run.revenueCoverage95Pct)}`,
    `${off(run.naiveOrders, run.ordersTrue)}, ${off(run.naiveLines, run.linesTrue)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** One drawn shop with several seeds: a single one may be off by chance. */
export function seedsRow(name: string, runs: readonly AccuracyRun[]): string {
  const errors = runs.map((run) => run.ordersEstimated / run.ordersTrue);
  const mean = errors.reduce((sum, error) => sum + error, 0) / runs.length;
  const cells = [mean, Math.min(...errors), Math.max(...errors)].map((error) => off(error, 1));
  return `| ${[name, pollsOf(runs[0]!), runs.length, ...cells].join(' | ')} |`;
}

function pollsOf({ platform, everyHours, isTroubled }: AccuracyRun): string {
  const signal = platform === 'woocommerce' ? 'stamps and stock' : 'stamps';
  return `${signal}, ${everyHours} h${isTroubled ? ', late or failed' : ''}`;
}

function percent(value: number | null): string {
  return value === null ? 'none' : `${value.toFixed(0)} %`;
}

function off(estimated: number, truth: number): string {
  const percent = (estimated / truth - 1) * 100;
  const digits = Math.abs(percent) < 20 ? 1 : 0;
  const rounded = percent.toFixed(digits);
  const sign = Number(rounded) > 0 ? '+' : Number(rounded) < 0 ? '−' : '';
  return `${sign}${rounded.replace('-', '')} %`;
}
