import { sql } from 'kysely';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE, type MailQueue, workMail } from './queue.ts';
import { readMailBacklog } from './read-mail-backlog.ts';
import { smtpTransport } from './smtp.ts';
import { startTestMailServer, takesMs } from './testing.ts';

const FROM = 'Tillwatch <no-reply@shop.example>';
let db: TestDatabase;
let boss: PgBoss;
let queue: MailQueue;
beforeAll(async () => {
  db = await testDatabase();
  // as the product starts it
  boss = new PgBoss({ connectionString: db.url, max: 4, useListenNotify: true });
  boss.on('error', () => {});
  await boss.start();
  queue = await createMailQueue(boss);
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await db.drop();
});

function mail(to: string): Mail {
  return { to, subject: 'Subject', text: 'Text', html: `<p>HTML</p>` };
}

async function untilSent(server: { mails: unknown[] }, count: number, timeout = 20_000): Promise<void> {
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(count), { timeout, interval: 20 });
}

it('sends a hundred mails asked for together within five seconds, each once', async () => {
  const server = await startTestMailServer(takesMs(50));
  await workMail(boss, smtpTransport(server.url, FROM));
  const askedAt = performance.now();
  const asked = Array.from({ length: 100 }, (_, index) => `reader-${index}@shop.example`);
  await Promise.all(asked.map((to) => queue.enqueue(mail(to))));
  await untilSent(server, 100);
  expect(Math.max(...server.mails.map(({ at }) => at)) - askedAt).toBeLessThan(5_000);
  expect(server.mails.map(({ to }) => to).sort()).toEqual(asked.sort());
  await boss.offWork(MAIL_QUEUE);
  await server.close();
}, 60_000);

it('tries again what a server refuses or cuts off, under one name, and sends nothing else twice', async () => {
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
  await untilSent(server, 7);
  expect(server.mails.map(({ to }) => to).sort()).toEqual([...asked, 'cut@shop.example'].sort());
  const ids = server.mails.filter(({ to }) => to.startsWith('cut')).map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[\w-]{36}@shop\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  await vi.waitFor(async () => expect(await readMailBacklog(db.database)).toMatchObject({ waiting: 0, retrying: 0 }));
  await boss.offWork(MAIL_QUEUE);
  await server.close();
}, 60_000);

it('keeps what waits while the server is away, and what it gave up, and counts both', async () => {
  await workMail(boss, smtpTransport('smtp://127.0.0.1:1', FROM));
  await queue.enqueue(mail('away@shop.example'));
  await vi.waitFor(async () => expect(await readMailBacklog(db.database)).toMatchObject({ retrying: 1, givenUp: 0 }), {
    timeout: 10_000,
  });
  await boss.offWork(MAIL_QUEUE);
  await sql`update pgboss.job set retry_count = retry_limit, start_after = now() where name = ${MAIL_QUEUE}`.execute(
    db.database,
  );
  await workMail(boss, smtpTransport('smtp://127.0.0.1:1', FROM));
  await vi.waitFor(async () => expect(await readMailBacklog(db.database)).toMatchObject({ waiting: 0, givenUp: 1 }), {
    timeout: 10_000,
  });
  const [kept] = await boss.fetch<{ mail: Mail }>(GIVEN_UP_QUEUE);
  expect(kept?.data.mail).toEqual(mail('away@shop.example'));
  await boss.offWork(MAIL_QUEUE);
}, 60_000);

it('a pretended mail does the work of a sent one, and takes no place', async () => {
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
