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

export const TABLE_HEAD = `| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`;

/**
 * `width`: of a day's range of orders, over its true orders. `products in range`, and the width of their ranges: in 30
 * days, of those with five orders or more.
 */
export function tableRow(name: string, run: AccuracyRun): string {
  const hasStock = run.platform === 'woocommerce';
  const cells = [
    name,
    `${hasStock ? 'stamps and stock' : 'stamps'}, ${run.everyHours} h${run.isTroubled ? ', late or failed' : ''}`,
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
