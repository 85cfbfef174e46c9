import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#database/connect.ts';
import { pollUntil, testTracker } from './testing-tracker.ts';

/** Polls the practice shops of a database up to a given time on a virtual clock, until it is done or killed. */
const url = process.argv[2]!;
const [fromMs, hourlyUntilMs, untilMs] = process.argv.slice(3).map(Number) as [number, number, number];
const database = connect(url, { max: 2 });
const { deps, clock, openPracticeShop } = await testTracker({ people: database, facts: database }, fromMs);
deps.listWatched = async (_database, storeIds) => new Set(clock.now() < hourlyUntilMs ? storeIds : []);
const stores = await database.selectFrom('store').select('host').execute();
for (const { host } of stores) openPracticeShop(host.replace(/\..*$/, ''));
process.stdout.write('polling\n');
// a database that is killed comes back, and the polls that were due are still due
for (let isDone = false; !isDone; ) {
  isDone = await pollUntil(deps, clock, untilMs).then(
    () => true,
    () => sleep(20, false),
  );
}
await database.destroy();
