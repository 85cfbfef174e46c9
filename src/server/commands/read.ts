// npm run read -- HOST: puts a store first in the queue of polls.
import { recordAct } from '#identity/operator/record-act.ts';
import { systemClock } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import { readNow } from '../operate/read-now.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ people, facts }) => {
  const [address, ...rest] = process.argv.slice(2);
  if (!address || rest.length > 0) throw new StartError('npm run read -- HOST');
  const { host } = parseStoreUrl(address);
  const store = await facts.selectFrom('store').select('id').where('host', '=', host).executeTakeFirst();
  if (!store) throw new StartError(`${host} is not in the catalogue.`);
  const nowMs = systemClock.now();
  await readNow(people, store.id, nowMs);
  await recordAct(people, 'store-read', { operatorId: null, subject: host, nowMs });
  process.stdout.write(`${host} will be read next.\n`);
});
