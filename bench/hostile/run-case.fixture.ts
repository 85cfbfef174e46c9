import { connect } from '#database/connect.ts';
import { startHostileShops } from './hostile-shops.ts';
import { runCase } from './run-case.ts';

/** Runs one case in a process of its own, so that its memory can be measured: `URL INDEX POLLS`, the result as JSON. */
const [url, index, polls] = process.argv.slice(2) as [string, string, string];
const database = connect(url, { max: 3 });
const shops = startHostileShops();
const result = await runCase(database, shops, Number(index), { hostilePolls: Number(polls) });
await shops.close();
await database.destroy();
process.stdout.write(JSON.stringify(result));
