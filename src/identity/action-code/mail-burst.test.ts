import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail } from '#mail/mail.ts';
import { createMailQueue, workMail } from '#mail/queue.ts';
import { createAccount } from '../account/create-account.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { sendActionCode } from './send-action-code.ts';

const CALLER = { address: '192.0.2.1' };
const sent: { mail: Mail; at: number }[] = [];
let jobs: TestDatabase;
let boss: PgBoss;
let service: TestIdentity;
let onSent: () => void = () => {};
beforeAll(async () => {
  jobs = await testDatabase();
  // as the product starts it
  boss = new PgBoss({ connectionString: jobs.url, max: 4, useListenNotify: true });
  boss.on('error', () => {});
  await boss.start();
  service = await startTestIdentity({ mail: await createMailQueue(boss) });
  await workMail(boss, {
    async send(mail) {
      sent.push({ mail, at: performance.now() });
      onSent();
    },
  });
});
afterAll(async () => {
  await service.close();
  await boss.stop({ graceful: false });
  await jobs.drop();
});

it('five hundred links asked for by nobody do not hold back the one that somebody waits for', async () => {
  await createAccount(service.deps, { email: 'known@shop.example', password: 'correct horse' });
  const ask = (email: string) => sendActionCode(service.deps, { requestType: 'PASSWORD_RESET', email }, CALLER);
  await Promise.all(Array.from({ length: 500 }, (_, index) => ask(`invented-${index}@shop.example`)));
  const hasLeft = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  await ask('known@shop.example');
  const askedAt = performance.now();
  await hasLeft;
  expect(sent.map(({ mail }) => mail.to)).toEqual(['known@shop.example']);
  expect(sent[0]!.at - askedAt).toBeLessThan(1_000);
}, 60_000);
