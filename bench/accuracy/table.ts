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
  'units, revenue',
  'counting: orders, lines',
];

export const TABLE_HEAD = `| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`;

/** Units and revenue are shown only where stock is: stamps show no quantity. */
export function tableRow(name: string, run: AccuracyRun): string {
  const hasStock = run.platform === 'woocommerce';
  const cells = [
    name,
    `${hasStock ? 'stamps and stock' : 'stamps'}, ${run.everyHours} h`,
    (run.ordersTrue / run.days).toFixed(run.ordersTrue < 10 * run.days ? 1 : 0),
    off(run.ordersEstimated, run.ordersTrue),
    `${run.dailyMedianErrorPct.toFixed(1)} %`,
    `${run.floor.totalPct.toFixed(1)} %, ${run.floor.dailyMedianPct.toFixed(1)} %`,
    off(run.linesEstimated, run.linesTrue),
    `${run.coverage95Pct.toFixed(0)} %`,
    hasStock ? `${off(run.unitsEstimated, run.unitsTrue)}, ${off(run.revenueEstimated, run.revenueTrue)}` : 'not shown',
    `${off(run.naiveOrders, run.ordersTrue)}, ${off(run.naiveLines, run.linesTrue)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function off(estimated: number, truth: number): string {
  const percent = (estimated / truth - 1) * 100;
  const digits = Math.abs(percent) < 20 ? 1 : 0;
  const rounded = percent.toFixed(digits);
  const sign = Number(rounded) > 0 ? '+' : Number(rounded) < 0 ? '−' : '';
  return `${sign}${rounded.replace('-', '')} %`;
}
