// npm run exclude -- HOST: removes a host's data and never reads the host again.
import { recordAct } from '#identity/operator/record-act.ts';
import { systemClock } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { excludeStore } from '../stores/exclude-store.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (databases) => {
  const [address, ...rest] = process.argv.slice(2);
  if (!address || rest.length > 0) throw new StartError('npm run exclude -- HOST');
  const { host, wasKnown } = await excludeStore(databases, address);
  await recordAct(databases.people, 'store-excluded', { operatorId: null, subject: host, nowMs: systemClock.now() });
  process.stdout.write(`${host} will not be read again. ${wasKnown ? 'Its data is removed.' : 'It had no data.'}\n`);
});
