import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail, MailTransport } from './mail.ts';
import { listOutbox, outboxTransport } from './outbox.ts';
import { createMailQueue, workMail } from './queue.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-outbox-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

function mail(subject: string): Mail {
  return { to: 'ada@shop.example', subject, text: 'Text', html: '<p>HTML</p>' };
}

it('sends what is queued, tries again what failed, and passes over what is nothing', async () => {
  const boss = new PgBoss({ connectionString: db.url, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    const outbox = outboxTransport(folder);
    let refusals = 1;
    const flaky: MailTransport = {
      async send(sent) {
        if (sent.subject === 'second' && refusals-- > 0) throw new Error('The server is busy');
        await outbox.send(sent);
      },
    };
    const queue = await createMailQueue(boss);
    await queue.enqueue(mail('first'));
    await queue.enqueue(null);
    await queue.enqueue(mail('second'));
    expect(await listOutbox(folder)).toEqual([]);
    await workMail(boss, flaky);
    await vi.waitFor(async () => expect(await listOutbox(folder)).toHaveLength(2), { timeout: 20_000, interval: 200 });
    const [newest, oldest] = await listOutbox(folder);
    expect(oldest).toEqual({ ...mail('first'), sentAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(newest).toMatchObject({ subject: 'second' });
  } finally {
    await boss.stop({ graceful: false });
  }
}, 30_000);
