// npm run gather: makes a plain database of one machine again out of a distributed one.
import { gatherTables } from '#database/distribute.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ facts }) => {
  await gatherTables(facts, (statement) => process.stdout.write(`${statement}\n`));
  process.stdout.write('All tables are on this machine.\n');
});
