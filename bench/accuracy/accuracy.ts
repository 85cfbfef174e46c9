import { parseArgs } from 'node:util';
import { drawLog, isDrawnLog } from './draw-logs.ts';
import { readOrderLog } from './order-log.ts';
import { type AccuracyRun, runAccuracy } from './run-accuracy.ts';

const USAGE =
  'npm run bench -- accuracy (--orders FILE | --drawn slow|medium|fast|burst) [--platform shopify|woocommerce] [--seed TEXT] [--every 1h] [--noise] [--json]';

/** How near the estimates come to a true order log that practice shops sell by. */
export async function accuracy(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string' },
      drawn: { type: 'string' },
      seed: { type: 'string' },
      platform: { type: 'string', default: 'shopify' },
      every: { type: 'string' },
      noise: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { platform, drawn } = values;
  const hours = values.every === undefined ? [1, 6, 24] : [hoursOf(values.every)];
  const isPlatform = platform === 'shopify' || platform === 'woocommerce';
  const isLog = drawn === undefined ? values.orders !== undefined : isDrawnLog(drawn) && values.orders === undefined;
  if (!isPlatform || !isLog || hours.some((one) => !(one > 0))) throw new Error(USAGE);
  const log = isDrawnLog(drawn) ? drawLog(drawn, values.seed) : await readOrderLog(values.orders!);
  if (log.length === 0) throw new Error(`no sold goods in ${values.orders}`);
  const runs: AccuracyRun[] = [];
  for (const everyHours of hours) {
    const run = await runAccuracy(log, { platform, everyHours, noise: values.noise });
    runs.push(run);
    if (!values.json) printRun(run);
  }
  if (values.json) console.log(JSON.stringify({ runs }, null, 2));
}

/** `1h`, `90m`, `1d`; NaN for anything else. */
function hoursOf(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([mhd])$/.exec(text);
  return match ? Number(match[1]) * { m: 1 / 60, h: 1, d: 24 }[match[2] as 'm' | 'h' | 'd'] : Number.NaN;
}

function printRun(run: AccuracyRun): void {
  const off = (estimated: number, truth: number) => `${((estimated / truth - 1) * 100).toFixed(2)} %`;
  console.log(`${run.platform}, every ${run.every}${run.noise ? ', with noise' : ''}: ${run.signals.join(', ')}`);
  console.log(
    `  orders   ${off(run.ordersEstimated, run.ordersTrue)} (counting stamps: ${off(run.naiveOrders, run.ordersTrue)})`,
  );
  console.log(
    `  lines    ${off(run.linesEstimated, run.linesTrue)} (counting changes: ${off(run.naiveLines, run.linesTrue)})`,
  );
  console.log(
    `  units    ${off(run.unitsEstimated, run.unitsTrue)}, revenue ${off(run.revenueEstimated, run.revenueTrue)}`,
  );
  console.log(
    `  median day off by ${run.dailyMedianErrorPct.toFixed(2)} %, ${run.coverage95Pct.toFixed(1)} % of ${run.days} days within the range`,
  );
  console.log(`  ${run.polls} polls in ${run.seconds.toFixed(0)} s`);
}
