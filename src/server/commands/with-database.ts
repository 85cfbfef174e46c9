import type { Databases } from '#database/connect.ts';
import { connectBoth, type DatabaseUrls } from '#database/connect-both.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrateBoth } from '#database/migrate.ts';
import { setRetention } from '#database/partitions.ts';
import { log } from '#runtime/log.ts';
import { Problem } from '#runtime/problem.ts';
import { readSettings, type Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { PROBLEM_TITLES } from '../http/problem-titles.ts';
import { STATEMENT_TIMEOUT_MS } from '../processes/statement-timeouts.ts';

/**
 * Runs a command on the database that the settings name, whether Tillwatch runs or not. Prints a StartError or a
 * Problem as a sentence, and exits with 1. Returns whether it worked.
 */
export async function withDatabase(
  work: (databases: Databases, settings: Settings, urls: DatabaseUrls) => Promise<void>,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<boolean> {
  try {
    const settings = readSettings(process.env, []);
    setRetention(settings.keep);
    const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir, log, share: true });
    const databaseUrl = settings.databaseUrl ?? embedded!.url;
    const urls = { databaseUrl, factsUrl: settings.factsDatabaseUrl ?? databaseUrl };
    const databases = connectBoth(urls, { max: 2, longestMs: STATEMENT_TIMEOUT_MS.upgrade });
    try {
      if (migrates) await migrateBoth(databases, urls);
      await work(databases, settings, urls);
    } finally {
      await databases.destroy();
      await embedded?.stop();
    }
    return true;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof Problem)) throw error;
    process.stderr.write(`${error instanceof Problem ? `${PROBLEM_TITLES[error.code]}.` : error.message}\n`);
    process.exitCode = 1;
    return false;
  }
}
