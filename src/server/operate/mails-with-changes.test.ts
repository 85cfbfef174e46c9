import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingDeps } from '#billing/deps.ts';
import { sendNotice } from '#billing/notices/send-notices.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { createAccount } from '#identity/account/create-account.ts';
import type { MailQueue } from '#mail/queue.ts';
import { manualClock } from '#runtime/clock.ts';
import { deletePerson } from './delete-person.ts';
import { invitePerson } from './invite-person.ts';

const NOW = Date.UTC(2026, 10, 21);
let db: TestDatabase;
let anna: string;
/** Whether each mail was queued in a transaction. */
const queued: boolean[] = [];
const mail: MailQueue = {
  async enqueue(_mail, within) {
    queued.push(within?.isTransaction ?? false);
    throw new Error('no room in the queue');
  },
  async pretend() {},
};
beforeAll(async () => {
  db = await testDatabase();
  const account = { email: 'anna@shop.example', password: 'correct horse' };
  ({ id: anna } = await createAccount({ database: db.people, clock: manualClock(NOW) }, account));
});
afterAll(() => db?.drop());
beforeEach(() => {
  queued.length = 0;
});

const deps = () => ({
  ...{ database: db.people, clock: manualClock(NOW), mail, origin: () => 'https://watch.example' },
  ...{ signUp: 'invitation' as const, billing: null },
});

async function everythingKept(): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(account.id) from account), (select count(*) from billing_notice) as notices,
      (select count(*) from invitation) as invitations`.execute(db.people);
  return rows;
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'an invitation': () => invitePerson(deps(), 'ben@shop.example'),
  'a deleted person': () => deletePerson(deps(), anna),
  'a notice about the plan': () =>
    sendNotice(deps() as unknown as BillingDeps, anna, {
      ...{ kind: 'plan-ended', key: 'plan-ended s', plan: 'BASIC', at: NOW, minor: 0, currency: 'USD' },
    }),
};

test.each(Object.keys(CHANGES))('%s is not there without the mail about it', async (name) => {
  const before = await everythingKept();
  await expect(CHANGES[name]!()).rejects.toThrow('no room in the queue');
  expect(queued).toEqual([true]);
  expect(await everythingKept()).toEqual(before);
});
