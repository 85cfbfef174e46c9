import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyActionCode } from '../action-code/apply-action-code.ts';
import { sendActionCode } from '../action-code/send-action-code.ts';
import { allowAssistant } from '../assistant/authorize.ts';
import { registerClient } from '../assistant/register-client.ts';
import { resetPassword } from '../password/reset-password.ts';
import { makePersonalKey } from '../personal-key/make-personal-key.ts';
import { codeFor, startTestIdentity, type TestIdentity } from '../testing.ts';
import type { Account } from './account.ts';
import { changeEmail } from './change-email.ts';
import { createAccount } from './create-account.ts';
import { reclaimForAddressOwner } from './reclaim-for-address-owner.ts';

const CALLER = { address: '192.0.2.1' };
const ALLOWED = { limit: 5, unlockedBy: null };
const REDIRECT = 'https://assistant.example/callback';
let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

/** An account with a key and an assistant. */
async function withPrograms(email: string): Promise<Account> {
  const { deps } = service;
  const account = await createAccount(deps, { email, password: 'correct horse', emailVerified: true });
  const key = { name: 'Script', mayWrite: true, callsPerMinute: 60 };
  await makePersonalKey(deps, account.id, key, ALLOWED);
  const { client_id } = await registerClient(deps, { redirect_uris: [REDIRECT] }, CALLER);
  const request = {
    ...{ response_type: 'code', client_id, redirect_uri: REDIRECT },
    ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
  };
  await allowAssistant(deps, account.id, request, ALLOWED);
  return account;
}

async function programsOf(table: 'personal_key' | 'assistant', { id }: Account): Promise<number> {
  return (await service.db.people.selectFrom(table).select('id').where('account_id', '=', id).execute()).length;
}

const RECOVERIES: Record<string, (account: Account) => Promise<unknown>> = {
  async 'a password by a mailed code'({ email }) {
    await sendActionCode(service.deps, { requestType: 'PASSWORD_RESET', email: email! }, CALLER);
    return resetPassword(service.deps, codeFor(service.mails, email!), 'another horse', CALLER);
  },
  async 'an undone change of address'(account) {
    await changeEmail(service.deps, account, { email: `other-${account.email}`, isVerified: true }, CALLER);
    return applyActionCode(service.deps, codeFor(service.mails, account.email!), CALLER);
  },
  async 'a sign-in that proves an unconfirmed address'(account) {
    const event = { nowMs: service.deps.clock.now(), ...CALLER };
    return service.db.people
      .transaction()
      .execute((trx) => reclaimForAddressOwner(trx, { ...account, emailVerified: false }, event));
  },
};

test.each(Object.keys(RECOVERIES))(
  '%s removes the keys and assistants, which somebody else may have let in',
  async (name) => {
    const account = await withPrograms(`anna-${Object.keys(RECOVERIES).indexOf(name)}@shop.example`);
    expect([await programsOf('personal_key', account), await programsOf('assistant', account)]).toEqual([1, 1]);
    await RECOVERIES[name]!(account);
    expect([await programsOf('personal_key', account), await programsOf('assistant', account)]).toEqual([0, 0]);
  },
);
