import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { openConnection } from '#database/backup/connection.ts';
import { copyOut } from '#database/backup/copy-out.ts';
import { frameOf } from '#database/backup/frames.ts';
import { newSalt, seal } from '#database/backup/seal.ts';
import type { DatabaseUrls } from '#database/connect-both.ts';
import { KEPT_MAILS, type KeptMail } from '#mail/kept-mails.ts';
import { StartError } from '#runtime/start-error.ts';
import { BACKUP_FILES, type BackupFile, type BackupHead, type FileHead } from './backup-head.ts';

export type Backup = {
  urls: DatabaseUrls;
  dataDir: string;
  /** Null: the backup is not encrypted. */
  key: string | null;
  version: string;
  nowMs: number;
};

const GZIP = { level: 4, chunkSize: 1 << 16 };

/**
 * Writes everything into one file while the product runs: all tables as of one snapshot (two databases have one each,
 * taken at the same moment), the queued mails, and the small files of the data folder. The file appears only when it is
 * complete. Returns its size in bytes. Throws a StartError if the file exists already.
 */
export async function writeBackup(file: string, backup: Backup): Promise<number> {
  // a name of its own: another process may be at the same file
  const making = `${file}.${randomUUID()}.part`;
  await assertFree(file);
  const packed = Readable.from(contentsOf(backup), { objectMode: false });
  const sealing = (chunks: AsyncIterable<Buffer>) => withHead(chunks, backup.key);
  try {
    // readable only by its owner, because it holds users' data
    const out = createWriteStream(making, { mode: 0o600, flush: true });
    await pipeline(packed, createGzip(GZIP), sealing, out);
    await rename(making, file);
  } catch (cause) {
    await rm(making, { force: true });
    const { syscall, message } = cause as NodeJS.ErrnoException;
    if (!syscall || !['open', 'write', 'fsync', 'rename'].includes(syscall)) throw cause;
    throw new StartError(`${file} cannot be written: ${message}.`, { cause });
  }
  return (await stat(file)).size;
}

async function* withHead(chunks: AsyncIterable<Buffer>, key: string | null): AsyncGenerator<Buffer> {
  const salt = key ? newSalt() : null;
  yield Buffer.from(`${JSON.stringify({ tillwatchBackup: 1, salt } satisfies FileHead)}\n`);
  yield* key && salt ? seal(chunks, key, salt) : chunks;
}

async function* contentsOf({ urls, dataDir, version, nowMs }: Backup): AsyncGenerator<Buffer> {
  const isOne = urls.databaseUrl === urls.factsUrl;
  const people = await openConnection(urls.databaseUrl);
  const facts = isOne ? people : await openConnection(urls.factsUrl);
  try {
    await Promise.all([...new Set([people, facts])].map(openSnapshot));
    const createdAt = new Date(nowMs).toISOString();
    yield frameOf('H', { version, createdAt, migrations: await listMigrations(people) } satisfies BackupHead);
    for (const name of BACKUP_FILES) {
      const text = await readIfThere(join(dataDir, name));
      if (text !== null) yield frameOf('F', { name, text } satisfies BackupFile);
    }
    for (const mail of await listMails(people)) yield frameOf('M', mail);
    yield* copyOut(people, 'people');
    yield* copyOut(facts, 'facts');
    yield frameOf('Z', {});
  } finally {
    await Promise.all([...new Set([people, facts])].map((client) => client.end().catch(() => {})));
  }
}

/** A secret key that is there but cannot be read must not be left out: nothing opens the backup's sealed data then. */
async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw new StartError(`${path} cannot be read: ${cause.message}.`, { cause });
  });
}

async function openSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only; select 1');
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length === 0) return;
  const { rows: distributed } = await client.query('select from pg_dist_partition limit 1');
  // each of its nodes has a snapshot of its own
  if (distributed.length > 0)
    throw new StartError('This command cannot back up a distributed database: use restore points (docs/scaling.md).');
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}

async function listMails(client: pg.Client): Promise<KeptMail[]> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') as job`);
  return rows[0].job === null ? [] : (await client.query<KeptMail>(KEPT_MAILS)).rows;
}

async function assertFree(file: string): Promise<void> {
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new StartError(`${file} already exists: name another file.`);
}
