import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyActionCode, createUserWithEmailAndPassword, sendEmailVerification } from 'firebase/auth';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { listOutbox, outboxTransport } from '#mail/outbox.ts';
import { createMailQueue, workMail } from '#mail/queue.ts';
import { startTestBoss } from '#mail/testing.ts';
import { until } from '#runtime/testing-until.ts';
import { authenticate } from '../session/authenticate.ts';
import { linkFor, startTestIdentity, type TestIdentity } from '../testing.ts';

let folder: string;
let jobs: TestDatabase;
let boss: PgBoss;
let service: TestIdentity;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-outbox-'));
  jobs = await testDatabase();
  boss = await startTestBoss(jobs.url);
  service = await startTestIdentity({ mail: await createMailQueue(boss) });
  await workMail(boss, outboxTransport(folder));
});
afterAll(async () => {
  await service.close();
  await boss.stop({ graceful: false });
  await jobs.drop();
  await rm(folder, { recursive: true, force: true });
});

it('verifies an address with the link in the outbox, in Arabic', async () => {
  const auth = service.newAuth();
  auth.languageCode = 'ar';
  const { user } = await createUserWithEmailAndPassword(auth, 'ada@shop.example', 'correct horse');
  await sendEmailVerification(user);
  await until(async () => (await listOutbox(folder)).length > 0);
  const mails = await listOutbox(folder);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toContain('dir="rtl"');
  const link = linkFor(mails, 'ada@shop.example');
  expect(link.searchParams.get('lang')).toBe('ar');

  const token = await user.getIdToken();
  expect(await authenticate(service.deps, token)).toMatchObject({ emailVerified: false, language: 'ar' });
  await applyActionCode(service.newAuth(), link.searchParams.get('oobCode')!);
  // at once, because the database decides, whatever the token says
  expect(await authenticate(service.deps, token)).toMatchObject({ emailVerified: true });
});
