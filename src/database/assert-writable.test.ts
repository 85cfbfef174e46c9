import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { assertWritable } from './assert-writable.ts';
import { connect, type Database } from './connect.ts';
import { type Embedded, startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const NOW = Date.UTC(2026, 10, 27);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('a database that takes no writes is not writable', async () => {
  await assertWritable(db.people, NOW);
  const readOnly = connect(`${db.url}?options=-c%20default_transaction_read_only%3Don`, { max: 1 });
  const name = new URL(db.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db.database);
  await expect(assertWritable(readOnly, NOW)).rejects.toThrow('read-only transaction');
  await readOnly.destroy();
});

/** A small disk of its own needs root, and a system that allows mounting. */
function mountSmallDisk(): string | null {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'tillwatch-disk-'));
  chmodSync(folder, 0o755);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

describe('a full disk', () => {
  let disk: string | null = null;
  let embedded: Embedded | null = null;
  let database: Database;
  beforeAll(async () => {
    disk = mountSmallDisk();
    if (!disk) return;
    embedded = await startEmbedded({ dataDir: disk, log: { info() {}, warn() {} } });
    database = connect(embedded.url, { max: 2 });
    await migrate(database);
  });
  afterAll(async () => {
    await database?.destroy();
    await embedded?.stop();
    if (!disk) return;
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('is noticed, and so is free space afterwards', async (context) => {
    if (!disk) return context.skip('needs root and leave to mount a tmpfs');
    await assertWritable(database, NOW);
    const filling = join(disk, 'filling');
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filling, Buffer.alloc(bavail * bsize));
    await expect(assertWritable(database, NOW)).rejects.toThrow();
    rmSync(filling);
    await until(() =>
      assertWritable(database, NOW).then(
        () => true,
        () => false,
      ),
    );
  });
});
