// npm run gather: turns a distributed database back into a plain one on one machine.
import { gatherTables } from '#database/distribute.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ facts }) => {
  await gatherTables(facts, (statement) => process.stdout.write(`${statement}\n`));
  process.stdout.write('All tables are on this machine.\n');
});
