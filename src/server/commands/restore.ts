// npm run restore -- FILE [--replace]: restores a backup into the database that the settings name.
// npm run restore -- FILE --check: reads the whole backup and changes nothing.
import { resolve } from 'node:path';
import { readSettings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import { checkBackup, type Restored, restoreBackup } from '../backup/restore-backup.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run restore -- FILE [--replace|--check]';

const say = (line: string) => process.stdout.write(`${line}\n`);
const summaryOf = ({ version, createdAt, tables, rows, mails }: Restored) =>
  `${rows} rows of ${tables} tables and ${mails} unsent mails, made by Tillwatch ${version} at ${createdAt}`;

const [path, how, ...rest] = process.argv.slice(2);
if (!path || rest.length > 0 || ![undefined, '--replace', '--check'].includes(how)) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else if (how === '--check') await check(resolve(path));
else
  await withDatabase(
    async (databases, { dataDir, backupKey: key }, urls) => {
      const isReplacing = how === '--replace';
      const restored = await restoreBackup(resolve(path), { databases, urls, dataDir, key, isReplacing });
      say(`Restored ${summaryOf(restored)}. Restart every process that uses this database.`);
    },
    { migrates: false },
  );

async function check(file: string): Promise<void> {
  try {
    say(`The backup is complete: ${summaryOf(await checkBackup(file, readSettings(process.env, []).backupKey))}.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
