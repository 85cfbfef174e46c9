import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { foldEvents } from './events/fold-events.ts';
import { mailboxOf } from './mailbox-of.ts';
import { isTrialLeft, noteTrial } from './plan/trial.ts';

test.each([
  ['A+1@Example.org', 'a@example.org'],
  ['first.last@example.org', 'first.last@example.org'],
  ['First.Last+x@gmail.com', 'firstlast@gmail.com'],
  ['firstlast@googlemail.com', 'firstlast@gmail.com'],
  ['+odd@example.org', '+odd@example.org'],
])('a mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('a mailbox gets one trial: another spelling of the address is the same person', async () => {
  const db = await testDatabase();
  const deps = { database: db.database, secretKey: 'for tests' };
  await noteTrial(deps, { email: 'a@shop.example', nowMs: 0 });
  const isLeft = (email: string) => isTrialLeft(deps, foldEvents([]), email);
  expect(await isLeft('a+1@shop.example')).toBe(false);
  expect(await isLeft('b@shop.example')).toBe(true);
  await db.drop();
});
