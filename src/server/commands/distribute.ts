// npm run distribute: distributes the tables of a database that has Citus.
import { distribute } from '#database/distribute.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async ({ facts }) => {
  await distribute(facts, (statement) => process.stdout.write(`${statement}\n`));
  process.stdout.write('The database is distributed.\n');
});
