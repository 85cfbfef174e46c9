import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { PeopleOrFacts } from '#database/connect.ts';
import type { DatabaseUrls } from '#database/connect-both.ts';
import { TABLE_KINDS } from '#database/table-kinds.ts';
import { type TestDatabase, testDatabase, twoTestDatabases } from '#database/testing.ts';
import { createMailQueue, MAIL_QUEUE } from '#mail/queue.ts';
import { startTestBoss } from '#mail/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { testTracker } from '#tracker/poll/testing-tracker.ts';
import { createAccount, NOW_MS } from '../testing/test-app.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = 'correct horse battery staple';
const VERSION = '9.9.9';

// these tests write and read whole databases
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let db: TestDatabase;
let tracker: Awaited<ReturnType<typeof testTracker>>;
const made: TestDatabase[] = [];
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-backup-'));
  db = await testDatabase();
  await seedRates(db.facts);
  tracker = await testTracker(db, NOW_MS - HOUR_MS);
  await tracker.addPracticeShop('tidewick');
  await tracker.pollUntil(NOW_MS);
  await turnWindows(db.facts, NOW_MS);
  await createAccount(db.database, 'anna', 'PREMIUM');
  await writeFile(join(folder, 'secret-key'), 'of the data folder\n');
});
afterAll(async () => {
  for (const each of [db, ...made]) await each.drop();
  await rm(folder, { recursive: true, force: true });
});

const newFile = () => join(folder, `${++files}.backup`);
const urlsOf = ({ url, factsUrl }: TestDatabase): DatabaseUrls => ({ databaseUrl: url, factsUrl });

async function backUp(of: TestDatabase, key: string | null = null): Promise<string> {
  const file = newFile();
  await writeBackup(file, { urls: urlsOf(of), dataDir: folder, key, version: VERSION, nowMs: NOW_MS });
  return file;
}

async function restore(file: string, into: TestDatabase, options: { key?: string; isReplacing?: boolean } = {}) {
  const { key = null, isReplacing = false } = options;
  const dataDir = join(folder, 'restored');
  return restoreBackup(file, { databases: into, urls: urlsOf(into), dataDir, key, isReplacing });
}

async function newDatabase(): Promise<TestDatabase> {
  const fresh = await testDatabase();
  made.push(fresh);
  return fresh;
}

/** The row count of every table, and a checksum that does not depend on the rows' order. */
async function sumsOf({ people, facts }: TestDatabase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const [table, kind] of Object.entries(TABLE_KINDS)) {
    const database: PeopleOrFacts = kind === 'people' ? people : facts;
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as sum
      from (select t::text as line from ${sql.table(table)} t) as lines`.execute(database);
    sums[table] = rows[0]!.sum;
  }
  return sums;
}

test('every table is restored with the same rows, and the sequences continue after them', async () => {
  const into = await newDatabase();
  const file = await backUp(db);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await restore(file, into)).toMatchObject({ version: VERSION, tables: Object.keys(TABLE_KINDS).length });
  const sums = await sumsOf(into);
  expect(sums).toEqual(await sumsOf(db));
  expect(Object.values(sums).filter((sum) => sum !== '0 ').length).toBeGreaterThan(15);
  expect(await readFile(join(folder, 'restored/secret-key'), 'utf8')).toBe('of the data folder\n');
  const next = async (database: PeopleOrFacts) =>
    (
      await sql<{ id: number }>`insert into store_host (host, origin) values ('next.example', '') returning id`.execute(
        database,
      )
    ).rows[0]!.id;
  expect(await next(into.people)).toBe(await next(db.people));
  await sql`delete from store_host where host = 'next.example'`.execute(db.people);
});

test('a backup under load is one moment of everything', async () => {
  const load = { isOn: true, written: 0 };
  onTestFinished(() => {
    load.isOn = false;
  });
  const writing = (async () => {
    while (load.isOn) {
      await sleep(5);
      const id = `load-${++load.written}`;
      // written to three tables at once, so a backup must have all of it or nothing
      await db.people.transaction().execute(async (trx) => {
        await trx
          .insertInto('account')
          .values({ id, email: `${id}@example.org` })
          .execute();
        await trx.insertInto('entitlement').values({ account_id: id, plan: 'BASIC' }).execute();
        await trx
          .insertInto('account_event')
          .values({ account_id: id, at: new Date(NOW_MS), kind: 'signed-up' })
          .execute();
      });
    }
  })();
  const into = await newDatabase();
  const counts: number[] = [];
  for (let time = 0; time < 2; time++) {
    const begun = load.written;
    const file = await backUp(db, KEY);
    const ended = load.written;
    await restore(file, into, { key: KEY, isReplacing: true });
    const { rows } = await sql<{ accounts: number; plans: number; events: number }>`
      select (select count(*) from account where id like 'load-%') as accounts,
        (select count(*) from entitlement where account_id like 'load-%') as plans,
        (select count(*) from account_event where account_id like 'load-%') as events`.execute(into.people);
    const { accounts, plans, events } = rows[0]!;
    expect([plans, events]).toEqual([accounts, accounts]);
    expect(accounts).toBeGreaterThanOrEqual(begun - 1);
    expect(accounts).toBeLessThanOrEqual(ended);
    // the restored data equals the written data, table by table
    const again = await backUp(into, KEY);
    expect(await checkBackup(again, KEY)).toMatchObject({ rows: (await checkBackup(file, KEY)).rows });
    counts.push(accounts);
  }
  load.isOn = false;
  await writing;
  expect(counts[1]).toBeGreaterThan(counts[0]!);
  const last = await newDatabase();
  await restore(await backUp(db), last);
  expect(await sumsOf(last)).toEqual(await sumsOf(db));
});

test('a running server continues while a backup replaces its database', async () => {
  const into = await newDatabase();
  const file = await backUp(db);
  await restore(file, into);
  const load = { isOn: true };
  onTestFinished(() => {
    load.isOn = false;
  });
  const writing = (async () => {
    while (load.isOn) {
      await into.people.updateTable('account').set({ display_name: 'Anna' }).execute();
      await sleep(5);
    }
  })();
  await expect(restore(file, into)).rejects.toThrow('This database already has data: add --replace');
  await restore(file, into, { isReplacing: true });
  load.isOn = false;
  await writing;
  await sql`update account set display_name = null`.execute(into.people);
  expect(await sumsOf(into)).toEqual(await sumsOf(db));
});

test('a backup of two databases restores into two, and so does a backup of one', async () => {
  const [two, other] = [await twoTestDatabases(), await twoTestDatabases()];
  made.push(two, other);
  await restore(await backUp(db), two);
  expect(await sumsOf(two)).toEqual(await sumsOf(db));
  await restore(await backUp(two), other);
  expect(await sumsOf(other)).toEqual(await sumsOf(db));
});

test('queued mails are sent after a restore, each with its earlier id', async () => {
  const [boss, into] = [await startTestBoss(db.url), await newDatabase()];
  const mail = { to: 'anna@example.org', subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  await (await createMailQueue(boss)).enqueue(mail);
  const idsIn = async (database: PeopleOrFacts) =>
    (await sql<{ id: string }>`select id from pgboss.job where name = ${MAIL_QUEUE}`.execute(database)).rows;
  const file = await backUp(db);
  expect(await restore(file, into)).toMatchObject({ mails: 1 });
  await restore(file, into, { isReplacing: true });
  expect(await idsIn(into.people)).toEqual(await idsIn(db.people));
  await boss.stop({ graceful: false });
});

test('a restore that does not commit leaves the data and the secret key as they were', async () => {
  const into = await newDatabase();
  const file = await backUp(db);
  await restore(file, into);
  await writeFile(join(folder, 'restored/secret-key'), 'of the earlier data\n');
  await sql`select setval('store_host_id_seq', 5000000)`.execute(into.people);
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`.execute(
    into.people,
  );
  await sql`
    create constraint trigger refuses after insert on account deferrable initially deferred
    for each row execute function refuse()`.execute(into.people);
  await sql`alter table account enable always trigger refuses`.execute(into.people);
  const before = await sumsOf(into);
  await expect(restore(file, into, { isReplacing: true })).rejects.toThrow('the disk is full');
  expect(await sumsOf(into)).toEqual(before);
  const { rows } = await sql<{ id: number }>`select nextval('store_host_id_seq') as id`.execute(into.people);
  expect(rows[0]!.id).toBe(5_000_001);
  const kept = Object.fromEntries(
    await Promise.all(
      (await readdir(join(folder, 'restored'))).map(async (name) => [
        name,
        await readFile(join(folder, 'restored', name), 'utf8'),
      ]),
    ),
  );
  expect(kept).toEqual({ 'secret-key': 'of the earlier data\n' });
});

test('a file that is cut off, changed, encrypted with another key or not a backup is refused, and nothing changes', async () => {
  const into = await newDatabase();
  const before = await sumsOf(into);
  const [plain, sealed] = [await backUp(db), await backUp(db, KEY)];
  const changed = async (file: string, change: (bytes: Buffer) => Buffer) => {
    const other = newFile();
    await writeFile(other, change(await readFile(file)));
    return other;
  };
  const flip = (bytes: Buffer) => {
    bytes[bytes.length - 5_000]! ^= 1;
    return bytes;
  };
  const flipHead = (bytes: Buffer) => {
    bytes[bytes.indexOf('"salt"') + 6]! ^= 1;
    return bytes;
  };
  const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 300);
  expect((await readFile(sealed)).includes('anna@example.org')).toBe(false);
  const cases: [string, string | undefined, RegExp][] = [
    [await changed(plain, cut), undefined, /damaged or incomplete/],
    [await changed(plain, flip), undefined, /damaged/],
    [await changed(plain, flipHead), undefined, /cannot be used: it is damaged/],
    [await changed(sealed, flipHead), KEY, /cannot be used: it is damaged/],
    [await changed(sealed, cut), KEY, /cannot be used: .*it is damaged/],
    [await changed(sealed, flip), KEY, /cannot be used: .*it is damaged/],
    [await changed(sealed, (bytes) => bytes.subarray(0, bytes.length >> 1)), KEY, /cannot be used/],
    [sealed, 'another key, as long', /BACKUP_KEY does not open it/],
    [sealed, undefined, /is encrypted: set BACKUP_KEY/],
    [await changed(plain, () => Buffer.from('{}\n')), undefined, /is not a backup of Tillwatch/],
    [join(folder, 'nothing'), undefined, /cannot be read/],
  ];
  for (const [file, key, sentence] of cases) {
    const refusal = await restore(file, into, key ? { key } : {}).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(refusal.message).toMatch(sentence);
  }
  expect(await sumsOf(into)).toEqual(before);
  await expect(
    writeBackup(plain, { urls: urlsOf(db), dataDir: folder, key: null, version: VERSION, nowMs: 0 }),
  ).rejects.toThrow('already exists');
});

test('no backup is made without a secret key that is there but cannot be read', async () => {
  const dataDir = join(folder, 'unreadable');
  await mkdir(join(dataDir, 'secret-key'), { recursive: true });
  const file = newFile();
  await expect(
    writeBackup(file, { urls: urlsOf(db), dataDir, key: null, version: VERSION, nowMs: NOW_MS }),
  ).rejects.toThrow('secret-key cannot be read');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a backup of a newer version is refused', async () => {
  const into = await newDatabase();
  const newer = await newDatabase();
  await sql`insert into migration (name) values ('9999_later.sql')`.execute(newer.people);
  await expect(restore(await backUp(newer), into)).rejects.toThrow(
    'This backup was made by a newer Tillwatch (9.9.9, migration 9999_later.sql): restore it with that version.',
  );
});

test('of two processes that write one backup file at once, each that succeeds has written all of it', async () => {
  const file = newFile();
  const write = async () => {
    await writeBackup(file, { urls: urlsOf(db), dataDir: folder, key: null, version: VERSION, nowMs: NOW_MS });
    return (await checkBackup(file, null)).tables;
  };
  const tables = Object.keys(TABLE_KINDS).length;
  expect(await Promise.all([write(), sleep(100).then(write)])).toEqual([tables, tables]);
});
