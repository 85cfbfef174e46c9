import { sql } from 'kysely';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { until } from '#runtime/testing-until.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE, MAX_SENT_AT_ONCE, type MailQueue, workMail } from './queue.ts';
import { type MailBacklog, readMailBacklog } from './read-mail-backlog.ts';
import { smtpTransport } from './smtp.ts';
import { ENDLESS_PAUSES, startTestBoss, startTestMailServer } from './testing.ts';

const FROM = 'Tillwatch <no-reply@shop.example>';
let db: TestDatabase;
let boss: PgBoss;
let queue: MailQueue;
beforeAll(async () => {
  db = await testDatabase();
  boss = await startTestBoss(db.url);
  queue = await createMailQueue(boss);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await db.drop();
});

function mail(to: string): Mail {
  return { to, subject: 'Subject', text: 'Text', html: `<p>HTML</p>` };
}

async function untilSent(server: { mails: unknown[] }, count: number): Promise<void> {
  await until(() => server.mails.length >= count);
}

async function untilBacklog(wanted: Partial<MailBacklog>): Promise<void> {
  await until(async () => {
    const backlog = await readMailBacklog(db.database);
    return Object.entries(wanted).every(([name, count]) => backlog[name as keyof MailBacklog] === count);
  });
}

it('sends a mail that was queued within a transaction only if it commits', async () => {
  const waiting = async () => (await readMailBacklog(db.database)).waiting;
  const before = await waiting();
  const broken = db.people.transaction().execute(async (trx) => {
    await queue.enqueue(mail('never@shop.example'), trx);
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await waiting()).toBe(before);
  await db.people.transaction().execute((trx) => queue.enqueue(mail('kept@shop.example'), trx));
  expect(await waiting()).toBe(before + 1);
  await boss.deleteAllJobs(MAIL_QUEUE);
});

it('sends a hundred concurrent mails ten at a time and without a pause, each once', async () => {
  const restless = await startTestBoss(db.url, ENDLESS_PAUSES);
  let underWay = 0;
  const areTen = Promise.withResolvers<void>();
  const server = await startTestMailServer(async () => {
    if (++underWay === MAX_SENT_AT_ONCE) areTen.resolve();
    await areTen.promise;
    return '250 ok';
  });
  const asked = Array.from({ length: 100 }, (_, index) => `reader-${index}@shop.example`);
  await Promise.all(asked.map((to) => queue.enqueue(mail(to))));
  await workMail(restless, smtpTransport(server.url, FROM));
  await untilSent(server, 100);
  expect(server.mails.map(({ to }) => to).sort()).toEqual(asked.sort());
  await restless.stop({ graceful: false });
  await server.close();
}, 60_000);

it('retries what a server refuses or cuts off, with the same id, and sends nothing else twice', async () => {
  let cuts = 1;
  let refusals = 2;
  const server = await startTestMailServer(async ({ to }) => {
    if (to.startsWith('cut') && cuts-- > 0) return 'cut';
    if (to.startsWith('refused') && refusals-- > 0) return '550 no such user';
    return '250 ok';
  });
  await workMail(boss, smtpTransport(server.url, FROM));
  const asked = ['one', 'cut', 'two', 'refused', 'three', 'four'].map((name) => `${name}@shop.example`);
  await Promise.all(asked.map((to) => queue.enqueue(mail(to))));
  await untilSent(server, 5);
  expect(await readMailBacklog(db.database)).toMatchObject({ retrying: expect.any(Number) });
  await until(async () => {
    // without waiting for the retry delay
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db.database);
    return server.mails.length >= 7;
  });
  expect(server.mails.map(({ to }) => to).sort()).toEqual([...asked, 'cut@shop.example'].sort());
  const ids = server.mails.filter(({ to }) => to.startsWith('cut')).map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[\w-]{36}@shop\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  await untilBacklog({ waiting: 0, retrying: 0 });
  await boss.offWork(MAIL_QUEUE);
  await server.close();
}, 60_000);

it('reports which addresses a server refuses, until it accepts one, but not its objections to a mail', async () => {
  let isRefusing = true;
  const server = await startTestMailServer(
    async ({ to }) => (to.startsWith('spam') && isRefusing ? '550 no such user' : '250 ok'),
    (to) => to.startsWith('moved') && isRefusing,
  );
  const said: [string, boolean][] = [];
  await workMail(
    boss,
    smtpTransport(server.url, FROM),
    async (address, isRefused) => void said.push([address, isRefused]),
  );
  for (const name of ['moved', 'spam', 'well']) await queue.enqueue(mail(`${name}@shop.example`));
  await untilBacklog({ waiting: 2, retrying: 2 });
  // the server's verdict is noted after the mail has left the queue
  await until(() => said.some(([address]) => address.startsWith('well')));
  expect(new Set(said.map(String))).toEqual(new Set(['moved@shop.example,true', 'well@shop.example,false']));
  isRefusing = false;
  await until(async () => {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db.database);
    return server.mails.length >= 3;
  });
  await untilBacklog({ waiting: 0, retrying: 0 });
  await until(() => said.some(([address, isRefused]) => address.startsWith('moved') && !isRefused));
  await boss.offWork(MAIL_QUEUE);
  await server.close();
}, 60_000);

it('keeps waiting and given-up mails while the server is away, and counts both', async () => {
  await workMail(boss, smtpTransport('smtp://127.0.0.1:1', FROM));
  await queue.enqueue(mail('away@shop.example'));
  await untilBacklog({ retrying: 1, givenUp: 0 });
  await boss.offWork(MAIL_QUEUE);
  await sql`update pgboss.job set retry_count = retry_limit, start_after = now() where name = ${MAIL_QUEUE}`.execute(
    db.database,
  );
  await workMail(boss, smtpTransport('smtp://127.0.0.1:1', FROM));
  await untilBacklog({ waiting: 0, givenUp: 1 });
  const [kept] = await boss.fetch<{ mail: Mail }>(GIVEN_UP_QUEUE);
  expect(kept?.data.mail).toEqual(mail('away@shop.example'));
  await boss.offWork(MAIL_QUEUE);
}, 60_000);

it('a pretended mail does the work of a sent one, and does not stay in the queue', async () => {
  const done: string[] = [];
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const record = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const [text, values] = args as unknown as [string, unknown[] | undefined];
    if (text.includes('INSERT')) done.push(`${text} ${JSON.stringify(values)}`.replaceAll('mail-pretended', 'mail'));
    return ask.call(this, ...args);
  } as typeof ask);
  const workOf = async (action: () => Promise<void>) => {
    done.length = 0;
    await action();
    return [...done];
  };
  const sent = await workOf(() => queue.enqueue(mail('known@shop.example')));
  const pretended = await workOf(() => queue.pretend(mail('known@shop.example')));
  record.mockRestore();
  expect(sent).toHaveLength(1);
  expect(pretended).toEqual(sent);
  expect(await readMailBacklog(db.database)).toMatchObject({ waiting: 1 });
});
