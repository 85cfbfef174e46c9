import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { openConnection } from '#database/backup/connection.ts';
import { copyIn, emptyTables, setSequence } from '#database/backup/copy-in.ts';
import { listTables, type Part, type Sequence, type TableHead } from '#database/backup/copy-out.ts';
import { BadBackup, contentOf, type Frame } from '#database/backup/frames.ts';
import type { Databases, PeopleOrFacts } from '#database/connect.ts';
import type { DatabaseUrls } from '#database/connect-both.ts';
import { listMigrationFiles, migrateBoth } from '#database/migrate.ts';
import { type KeptMail, queueKeptMails } from '#mail/kept-mails.ts';
import { StartError } from '#runtime/start-error.ts';
import { BACKUP_FILES, type BackupFile, type BackupHead, newOf } from './backup-head.ts';
import { readBackup } from './read-backup.ts';

export type Restoring = {
  databases: Databases;
  urls: DatabaseUrls;
  dataDir: string;
  key: string | null;
  /** Whether existing data may be replaced. */
  isReplacing: boolean;
};

export type Restored = BackupHead & { tables: number; rows: number; mails: number };

/**
 * Replaces the current data with a backup, in one transaction for each database, so that it is restored completely or
 * not at all. A backup of an earlier version must go into an empty database, which is then brought up to date.
 */
export async function restoreBackup(file: string, restoring: Restoring): Promise<Restored> {
  const { databases, urls } = restoring;
  // check all sums first, so that no SQL is built from a damaged file
  await checkBackup(file, restoring.key);
  return readBackup(file, restoring.key, async ({ head, frames }) => {
    await assertKnown(head);
    await prepare(head, restoring);
    const people = await openConnection(urls.databaseUrl);
    const facts = urls.factsUrl === urls.databaseUrl ? people : await openConnection(urls.factsUrl);
    const clients = [...new Set([people, facts])];
    try {
      for (const client of clients) await client.query('begin');
      await emptyTables(people, await listTables(people, 'people'));
      await emptyTables(facts, await listTables(facts, 'facts'));
      const taken = await takeFrames(frames, { people, facts });
      const files = taken.files.filter(({ name }) => BACKUP_FILES.includes(name));
      const paths = files.map(({ name }) => join(restoring.dataDir, name));
      try {
        await mkdir(restoring.dataDir, { recursive: true });
        for (const { name, text } of files)
          await writeFile(newOf(join(restoring.dataDir, name)), text, { mode: 0o600, flush: true });
        // commit the facts first: if this is interrupted between the two, no account sees half of its data
        for (const client of clients.toReversed()) await client.query('commit');
      } catch (error) {
        for (const path of paths) await rm(newOf(path), { force: true });
        throw error;
      }
      // only now: the earlier secret key opens the earlier data, which a failure leaves in place. The key, the first of
      // them, comes last: while it waits, the next start finishes this
      for (const path of paths.toReversed()) await rename(newOf(path), path);
      await migrateBoth(databases, urls);
      await putMailsInLine(urls.databaseUrl, taken.mails);
      // autovacuum analyses partitions soon, so only the other tables are analysed here
      for (const { part, table } of taken.filled) await { people, facts }[part].query(`analyze ${table}`);
      return { ...head, tables: taken.tables, rows: taken.rows, mails: taken.mails.length };
    } finally {
      await Promise.all(clients.map((client) => client.end().catch(() => {})));
    }
  });
}

/** Reads a backup to its end and compares every sum in it, without a database. */
export async function checkBackup(file: string, key: string | null): Promise<Restored> {
  return readBackup(file, key, async ({ head, frames }) => {
    const { tables, rows, mails } = await takeFrames(frames, null);
    return { ...head, tables, rows, mails: mails.length };
  });
}

async function assertKnown({ version, migrations }: BackupHead): Promise<void> {
  const known = await listMigrationFiles();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new StartError(
      `This backup was made by a newer Tillwatch (${version}, migration ${unknown}): restore it with that version.`,
    );
}

/** Brings the tables to the version at which the backup was made. */
async function prepare(
  { version, migrations }: BackupHead,
  { databases, urls, isReplacing }: Restoring,
): Promise<void> {
  for (const database of [databases.people, databases.facts]) {
    const there = await listMigrationsDone(database);
    if (there.length === 0) continue;
    if (there.join() !== migrations.join())
      throw new StartError(
        `This backup and the database have different versions (the backup’s is ${version}): restore it into an empty DATA_DIR or database, which is then brought up to date.`,
      );
    if (!isReplacing && (await hasData(database)))
      throw new StartError('This database already has data: add --replace to overwrite it with the backup.');
  }
  await migrateBoth(databases, urls, migrations);
}

async function listMigrationsDone(database: PeopleOrFacts): Promise<string[]> {
  const { rows: found } = await sql<{ name: string | null }>`select to_regclass('migration') as name`.execute(database);
  if (found[0]!.name === null) return [];
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}

async function hasData(database: PeopleOrFacts): Promise<boolean> {
  for (const table of ['account', 'store']) {
    const { rows: found } = await sql<{ name: string | null }>`select to_regclass(${table}) as name`.execute(database);
    if (found[0]!.name === null) continue;
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(database);
    if (rows.length > 0) return true;
  }
  return false;
}

type Taken = {
  tables: number;
  rows: number;
  files: BackupFile[];
  mails: KeptMail[];
  /** Tables without partitions that received rows. */
  filled: TableHead[];
};

async function takeFrames(frames: AsyncGenerator<Frame>, clients: Record<Part, pg.Client> | null): Promise<Taken> {
  const taken: Taken = { tables: 0, rows: 0, files: [], mails: [], filled: [] };
  while (true) {
    const { value: frame, done } = await frames.next();
    if (done) return taken;
    if (frame.kind === 'T') {
      const head = contentOf<TableHead>(frame);
      const rows = await copyIn(clients?.[head.part] ?? null, head, frames);
      if (rows > 0 && head.parts.length === 0) taken.filled.push(head);
      taken.rows += rows;
      taken.tables++;
    } else if (frame.kind === 'S') {
      const sequence = contentOf<Sequence>(frame);
      if (clients) await setSequence(clients[sequence.part], sequence);
    } else if (frame.kind === 'F') taken.files.push(contentOf<BackupFile>(frame));
    else if (frame.kind === 'M') taken.mails.push(contentOf<KeptMail>(frame));
    else if (frame.kind !== 'Z') throw new BadBackup('it is damaged');
  }
}

async function putMailsInLine(databaseUrl: string, mails: readonly KeptMail[]): Promise<void> {
  if (mails.length === 0) return;
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  try {
    await queueKeptMails(boss, mails);
  } finally {
    await boss.stop({ graceful: false });
  }
}
