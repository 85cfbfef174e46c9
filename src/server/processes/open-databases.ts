import type { Databases } from '#database/connect.ts';
import { connectBoth, type DatabaseUrls } from '#database/connect-both.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrateBoth } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { shareAnswers } from '#database/shared-reader.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeouts.ts';

/** Figures of the whole catalogue may be cached this long. */
const SHARED_FOR_MS = 10_000;

export async function openEmbedded(
  settings: Settings,
  { log, onStep }: { log: Log; onStep(step: string): void },
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const embedded = await startEmbedded({
    dataDir: settings.dataDir,
    log: { info: onStep, warn: (line: string) => log.warn(line) },
  });
  closing.push(() => embedded.stop());
  return embedded.url;
}

export async function openDatabases(
  urls: DatabaseUrls,
  clock: Clock,
  closing: (() => Promise<unknown>)[],
): Promise<Databases> {
  const { people, facts, destroy } = connectBoth(urls, { max: 12, longestMs: STATEMENT_TIMEOUT_MS.web });
  shareAnswers(facts, SHARED_FOR_MS);
  closing.push(destroy);
  const upgrading = connectBoth(urls, { max: 2, longestMs: STATEMENT_TIMEOUT_MS.upgrade });
  try {
    await migrateBoth(upgrading, urls);
    await makePartitions(upgrading.facts, clock.now());
    await seedRates(upgrading.facts);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  } finally {
    await upgrading.destroy();
  }
  return { people, facts };
}
