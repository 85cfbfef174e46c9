import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { insertAccount } from '#identity/account/create-account.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { manualClock } from '#runtime/clock.ts';
import { until } from '#runtime/testing-until.ts';
import { recordEvents } from './record-events.ts';

const db = await testDatabase();
afterAll(() => db.drop());

test('events that arrive while an account changes its address wait for the change', async () => {
  const { people } = db;
  const clock = manualClock(0);
  await insertAccount({ database: people, clock }, { id: 'ada', email: 'ada@shop.example' });
  const event = { id: 'evt_1', type: 'x', occurredAt: 0, accountId: 'ada', fact: null };
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(people);
    return rows.length > 0;
  };
  let recorded: Promise<string[]> | undefined;
  await people.transaction().execute(async (trx) => {
    await lockAccount(trx, 'ada');
    recorded = recordEvents({ database: people, clock }, 'sandbox', [event]);
    recorded.catch(() => {});
    await until(isWaiting);
    await trx.updateTable('account').set({ email: 'new@shop.example' }).where('id', '=', 'ada').execute();
  });
  expect(await recorded).toEqual(['ada']);
});
