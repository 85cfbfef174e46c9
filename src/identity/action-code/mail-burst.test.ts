import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail } from '#mail/mail.ts';
import { createMailQueue, workMail } from '#mail/queue.ts';
import { readMailBacklog } from '#mail/read-mail-backlog.ts';
import { ENDLESS_PAUSES, startTestBoss } from '#mail/testing.ts';
import { createAccount } from '../account/create-account.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { sendActionCode } from './send-action-code.ts';

const CALLER = { address: '192.0.2.1' };
const sent: Mail[] = [];
let jobs: TestDatabase;
let boss: PgBoss;
let service: TestIdentity;
let onSent: () => void = () => {};
beforeAll(async () => {
  jobs = await testDatabase();
  // the queue never polls here, so a mail must be sent by its notification
  boss = await startTestBoss(jobs.url, ENDLESS_PAUSES);
  service = await startTestIdentity({ mail: await createMailQueue(boss) });
  await workMail(boss, {
    async send(mail) {
      sent.push(mail);
      onSent();
    },
  });
});
afterAll(async () => {
  await service.close();
  await boss.stop({ graceful: false });
  await jobs.drop();
});

it('five hundred links requested for unknown addresses do not delay the one that somebody waits for', async () => {
  await createAccount(service.deps, { email: 'known@shop.example', password: 'correct horse' });
  const ask = (email: string) => sendActionCode(service.deps, { requestType: 'PASSWORD_RESET', email }, CALLER);
  await Promise.all(Array.from({ length: 500 }, (_, index) => ask(`invented-${index}@shop.example`)));
  const hasLeft = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  // pretended mails do not wait before it in the queue
  expect(await readMailBacklog(jobs.database)).toMatchObject({ waiting: 0, retrying: 0 });
  await ask('known@shop.example');
  await hasLeft;
  expect(sent.map(({ to }) => to)).toEqual(['known@shop.example']);
}, 60_000);
