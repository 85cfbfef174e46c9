import { parseArgs } from 'node:util';
import { allCases, type Case, type CaseRun, drawnCase, runCase } from './cases.ts';
import { TROUBLE } from './draw-polls.ts';
import { type OrderLine, readOrderLog } from './order-log.ts';
import { SEEDS_HEAD, seedsRow, TABLE_HEAD, tableRow } from './table.ts';
import { isDrawnWorld, NOISY, QUIET } from './worlds.ts';

const USAGE =
  'npm run bench -- accuracy (--all [--orders FILE] | --orders FILE | --drawn WORLD) [--platform shopify|woocommerce] [--seed TEXT] [--seeds 5] [--every 1h] [--noise] [--trouble] [--json]';

/** How close the estimates come to a true order log that practice shops replay; one table row per case. */
export async function accuracy(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      orders: { type: 'string' },
      drawn: { type: 'string' },
      seed: { type: 'string' },
      seeds: { type: 'string', default: '1' },
      platform: { type: 'string', default: 'shopify' },
      every: { type: 'string' },
      noise: { type: 'boolean', default: false },
      trouble: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { platform, drawn, seed } = values;
  const hours = values.every === undefined ? [1, 6, 24] : [hoursOf(values.every)];
  const isPlatform = platform === 'shopify' || platform === 'woocommerce';
  const seeds = Number(values.seeds);
  const hasLog = values.orders !== undefined;
  const isLog = values.all ? drawn === undefined : drawn === undefined ? hasLog : isDrawnWorld(drawn) && !hasLog;
  const areSeeds = Number.isInteger(seeds) && seeds >= 1 && (seeds === 1 || !hasLog);
  if (!isPlatform || !isLog || !areSeeds || hours.some((one) => !(one > 0))) throw new Error(USAGE);
  const log = hasLog ? await readOrderLog(values.orders!) : null;
  if (log?.length === 0) throw new Error(`no sold goods in ${values.orders}`);
  const cases = values.all ? allCases(log, seed) : someCases();
  const results: CaseRun[] = [];
  if (!values.json) console.log(seeds > 1 ? SEEDS_HEAD : TABLE_HEAD);
  for (const one of cases) {
    const runs = await runCase(one, seeds);
    results.push(...runs);
    if (!values.json) console.log(seeds > 1 ? seedsRow(one.name, runs) : tableRow(one.name, runs[0]!));
  }
  if (values.json) console.log(JSON.stringify({ runs: results }, null, 2));

  function* someCases(): Generator<Case> {
    for (const everyHours of hours) {
      const trouble = values.trouble ? TROUBLE : undefined;
      const options = { platform: platform as Case['platform'], everyHours, trouble };
      if (isDrawnWorld(drawn)) yield drawnCase(drawn, options, seed, values.noise ? NOISY : undefined);
      else
        yield {
          name: 'log',
          seed: '',
          log: () => log as OrderLine[],
          merchant: values.noise ? NOISY : QUIET,
          ...options,
        };
    }
  }
}

/** `1h`, `90m`, `1d` in hours; NaN for anything else. */
function hoursOf(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([mhd])$/.exec(text);
  return match ? Number(match[1]) * { m: 1 / 60, h: 1, d: 24 }[match[2] as 'm' | 'h' | 'd'] : Number.NaN;
}
