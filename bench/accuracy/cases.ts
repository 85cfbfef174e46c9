import { drawLog, OWN_SEED } from './draw-logs.ts';
import { TROUBLE, type Trouble } from './draw-polls.ts';
import type { OrderLine } from './order-log.ts';
import type { BenchPlatform } from './practice-shop.ts';
import { type AccuracyRun, runAccuracy } from './run-accuracy.ts';
import { DRAWN_WORLDS, type DrawnWorld, drawnWorld, type Merchant, NOISY, QUIET } from './worlds.ts';

export type Case = {
  name: string;
  seed: string;
  /** Called when the case is run; with another seed, a drawn shop is another one of its kind. */
  log: (seed?: string) => readonly OrderLine[];
  merchant: Merchant;
  platform: BenchPlatform;
  everyHours: number;
  trouble?: Trouble;
};

type Polls = Pick<Case, 'platform' | 'everyHours' | 'trouble'>;

const SHOPIFY_HOURLY: Polls = { platform: 'shopify', everyHours: 1 };

/**
 * The real log, if given, in nine ways; and every drawn world with hourly polls, some with fewer, with stock, or with
 * polls that are late or fail.
 */
export function* allCases(log: readonly OrderLine[] | null, seed?: string): Generator<Case> {
  if (log) {
    const real = { name: 'real log', seed: '', log: () => log, merchant: QUIET };
    for (const everyHours of [1, 6, 24]) yield { ...real, platform: 'shopify', everyHours };
    for (const everyHours of [1, 6, 24]) yield { ...real, platform: 'woocommerce', everyHours };
    for (const everyHours of [1, 6, 24]) {
      yield { ...real, name: 'real log, noise', merchant: NOISY, platform: 'shopify', everyHours };
    }
  }
  for (const name of DRAWN_WORLDS) yield drawnCase(name, SHOPIFY_HOURLY, seed);
  for (const name of ['tiny', 'medium', 'fast', 'nightly', 'vending', 'takeaway', 'bakery'] as const) {
    for (const everyHours of [6, 24]) yield drawnCase(name, { platform: 'shopify', everyHours }, seed);
  }
  for (const name of ['medium', 'fast', 'nightly', 'refunds', 'vending', 'bakery'] as const) {
    for (const everyHours of [1, 6, 24]) yield drawnCase(name, { platform: 'woocommerce', everyHours }, seed);
  }
  for (const name of ['slow', 'medium', 'nightly', 'bakery'] as const) {
    yield drawnCase(name, { ...SHOPIFY_HOURLY, trouble: TROUBLE }, seed);
  }
  for (const platform of ['shopify', 'woocommerce'] as const) {
    for (const everyHours of [6, 24]) yield drawnCase('medium', { platform, everyHours, trouble: TROUBLE }, seed);
  }
}

export function drawnCase(name: DrawnWorld, polls: Polls, seed?: string, merchant?: Merchant): Case {
  const world = drawnWorld(name);
  const log = (other = seed) => drawLog(name, world.trade, other);
  return { name, seed: seed ?? '', log, merchant: merchant ?? world.merchant, ...polls };
}

export type CaseRun = AccuracyRun & { world: string; seed: string };

/** Runs a case with its own seed, then with as many others as make `count`: `drawn-2`, `drawn-3`. */
export async function runCase({ name, seed, log, ...options }: Case, count = 1): Promise<CaseRun[]> {
  const runs: CaseRun[] = [];
  for (let number = 1; number <= count; number++) {
    const other = number === 1 ? seed : `${seed || OWN_SEED}-${number}`;
    runs.push({ world: name, seed: other, ...(await runAccuracy(log(other || undefined), options)) });
  }
  return runs;
}
