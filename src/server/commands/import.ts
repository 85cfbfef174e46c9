// npm run import -- FILE: adds store hosts, one a line, to the catalogue.
import { open } from 'node:fs/promises';
import { systemClock } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { importHosts } from '../stores/import-hosts.ts';
import { withDatabase } from './with-database.ts';

const BAD_LINES_SHOWN = 20;

await withDatabase(async (databases) => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new StartError('npm run import -- FILE');
  const begunAt = performance.now();
  const opened = await open(file).catch((cause: Error) => {
    throw new StartError(`${file} cannot be read: ${cause.message}.`, { cause });
  });
  const onFault = (error: unknown) => {
    process.stderr.write(`Waiting for the database: ${error instanceof Error ? error.message : error}\n`);
  };
  const deps = { nowMs: systemClock.now(), random: Math.random, retry: { onFault } };
  const { hosts, added, badLines } = await importHosts(databases, opened.readLines(), deps);
  for (const { number, text } of badLines.slice(0, BAD_LINES_SHOWN))
    process.stderr.write(`Line ${number} is not the address of a store: ${text.slice(0, 100)}\n`);
  if (badLines.length > BAD_LINES_SHOWN) process.stderr.write(`And ${badLines.length - BAD_LINES_SHOWN} more lines.\n`);
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  process.stdout.write(
    `${hosts} hosts in ${seconds} s: ${added} added, ${hosts - added} already known or excluded. New hosts are read within a day.\n`,
  );
});
