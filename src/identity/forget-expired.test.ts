import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { createAccount } from './account/create-account.ts';
import { createActionCode } from './action-code/action-code.ts';
import { forgetExpired } from './forget-expired.ts';
import { countAttempt } from './limits/count-attempt.ts';
import { refreshSession } from './session/refresh-session.ts';
import { openSession } from './session/session.ts';
import { startTestIdentity, type TestIdentity } from './testing.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

async function counts() {
  const { database } = service.deps;
  const count = async (table: 'attempt' | 'action_code' | 'session') =>
    Number(
      (await database.selectFrom(table).select(database.fn.countAll().as('count')).executeTakeFirstOrThrow()).count,
    );
  return {
    attempts: await count('attempt'),
    codes: await count('action_code'),
    sessions: await count('session'),
  };
}

it('deletes expired rows and keeps those in use', async () => {
  const { deps } = service;
  const nowMs = deps.clock.now();
  const account = await createAccount(deps, { email: 'a@shop.example', password: 'correct horse' });
  const tokens = await openSession(deps, account, { provider: 'password' }, { address: '192.0.2.1' });
  await openSession(deps, account, { provider: 'password' }, { address: '192.0.2.1' });
  await createActionCode(deps.database, 'PASSWORD_RESET', { accountId: account.id, email: 'a@shop.example' }, nowMs);
  await countAttempt(deps.database, nowMs, { key: 'somebody', limit: { count: 3, windowMs: HOUR_MS } });
  await forgetExpired(deps);
  expect(await counts()).toEqual({ attempts: 1, codes: 1, sessions: 2 });

  // one of the two sessions is used on day 50 and stays
  service.advance(50 * DAY_MS);
  const renewed = await refreshSession(deps, tokens.refreshToken);
  service.advance(45 * DAY_MS);
  await forgetExpired(deps);
  expect(await counts()).toMatchObject({ attempts: 0, codes: 0, sessions: 1 });
  await refreshSession(deps, renewed.refreshToken);
  const events = await deps.database.selectFrom('account_event').select(['kind', 'address']).orderBy('id').execute();
  expect(events.map(({ address }) => address)).toEqual([null, null, null]);
});
