// npm run distribute: turns a database with Citus into a distributed one.
import { distribute } from '#database/distribute.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ facts }) => {
  await distribute(facts, (statement) => process.stdout.write(`${statement}\n`));
  process.stdout.write('The database is distributed.\n');
});
