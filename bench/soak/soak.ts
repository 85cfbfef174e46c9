import { parseArgs } from 'node:util';
import { runSoak } from './run-soak.ts';

const USAGE =
  'npm run bench -- soak [--hours 1 | --minutes 10] [--stores 2000] [--days 30] [--rate 5] [--seed 1] [--json]';

/** The virtual days per hour by default. */
const DAYS_AN_HOUR = 30;

/**
 * Runs everything for many virtual days with calls of many people, while processes, database, disk, network and shops
 * fail at random by a seed.
 */
export async function soak(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      hours: { type: 'string', default: '1' },
      minutes: { type: 'string' },
      stores: { type: 'string', default: '2000' },
      days: { type: 'string' },
      rate: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const minutes = values.minutes ? Number(values.minutes) : 60 * Number(values.hours);
  const [stores, rate, seed] = [values.stores, values.rate, values.seed].map(Number) as [number, number, number];
  const days = values.days ? Number(values.days) : (DAYS_AN_HOUR * minutes) / 60;
  if (!(minutes > 0 && stores > 0 && days > 0 && rate > 0) || Number.isNaN(seed)) throw new Error(USAGE);
  const result = await runSoak({ minutes, stores, days, rate, seed }, (line) => console.error(line));
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else for (const [name, value] of Object.entries(result)) console.log(`${name}: ${JSON.stringify(value)}`);
  if (result.mistakes.length > 0) process.exitCode = 1;
}
