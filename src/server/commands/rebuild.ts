// npm run rebuild: makes days, windows and market figures anew out of the hours.
import { connect } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrate } from '#database/migrate.ts';
import { systemClock } from '#runtime/clock.ts';
import { log } from '#runtime/log.ts';
import { readSettings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { rebuildFacts } from '#sales/rebuild-facts.ts';

try {
  const settings = readSettings(process.env, []);
  const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir, log, share: true });
  const database = connect(settings.databaseUrl ?? embedded!.url, { max: 2 });
  await migrate(database);
  const begunAt = performance.now();
  let shown = '';
  await rebuildFacts(database, systemClock.now(), (what, share) => {
    const line = `${what} ${Math.floor(share * 10) * 10} %`;
    if (line !== shown) process.stdout.write(`${line}\n`);
    shown = line;
  });
  process.stdout.write(`All made anew in ${((performance.now() - begunAt) / 1000).toFixed(1)} s.\n`);
  await database.destroy();
  await embedded?.stop();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
