import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Account } from './account/account.ts';
import { changeEmail } from './account/change-email.ts';
import { getAccount } from './account/find-account.ts';
import { removeOwnAccount } from './account/remove-own-account.ts';
import { createActionCode } from './action-code/action-code.ts';
import { allowAssistant } from './assistant/authorize.ts';
import { registerClient } from './assistant/register-client.ts';
import type { Caller, IdentityDeps } from './deps.ts';
import { changePassword } from './password/change-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { makePersonalKey } from './personal-key/make-personal-key.ts';
import { linkProvider } from './provider/link-provider.ts';
import { unlinkProviders } from './provider/unlink-provider.ts';
import { finalizeEnrolment, startEnrolment } from './second-factor/enrol-second-factor.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { withdrawSecondFactor } from './second-factor/withdraw-second-factor.ts';
import { codeOfApp, signUpPerson, startTestIdentity, type TestIdentity } from './testing.ts';

const CALLER = { address: '203.0.113.7' } as Caller;
const ALLOWED = { limit: 5, unlockedBy: null };
const REDIRECT = 'https://assistant.example/callback';

let service: TestIdentity;
/** Whether each mail was queued in a transaction. */
const queued: boolean[] = [];
const mail: IdentityDeps['mail'] = {
  async enqueue(_mail, within) {
    queued.push(within?.isTransaction ?? false);
    throw new Error('no room in the queue');
  },
  async pretend() {},
};
let account: Account;
let idToken: string;
let people = 0;

beforeAll(async () => {
  service = await startTestIdentity({ mail });
});
afterAll(() => service.close());
beforeEach(async () => {
  queued.length = 0;
  const user = await signUpPerson(service, `anna-${++people}@shop.example`);
  idToken = await user.getIdToken();
  const owned = { account_id: user.uid };
  await service.db.people
    .insertInto('second_factor')
    .values({ id: `f-${people}`, ...owned, sealed_secret: Buffer.from('x'), enrolled_at: new Date(), last_step: 1 })
    .execute();
  await service.db.people
    .insertInto('account_provider')
    .values({ ...owned, provider_id: 'google.com', subject: `s-${people}`, linked_at: new Date() })
    .execute();
  account = await getAccount(service.deps, user.uid);
});

async function everythingKept(): Promise<unknown> {
  const id = account.id;
  const { rows } = await sql`
    select (select to_jsonb(account) from account where id = ${id}),
      (select count(*) from account_provider where account_id = ${id}) as providers,
      (select count(*) from second_factor where account_id = ${id}) as factors,
      (select count(*) from personal_key where account_id = ${id}) as keys,
      (select count(*) from assistant where account_id = ${id}) as assistants,
      (select jsonb_agg(kind) from account_event where account_id = ${id}) as events`.execute(service.db.people);
  return rows;
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'a new password': () => changePassword(service.deps, account, 'another horse', CALLER),
  'a new address': () => changeEmail(service.deps, account, { email: 'new@shop.example', isVerified: true }, CALLER),
  'a password by a mailed code': async () => {
    const owner = { accountId: account.id, email: account.email! };
    const code = await createActionCode(service.db.people, 'PASSWORD_RESET', owner, service.deps.clock.now());
    return resetPassword(service.deps, code, 'another horse', CALLER);
  },
  'a way to sign in less': () => unlinkProviders(service.deps, account, ['google.com'], CALLER),
  'a way to sign in more': () => {
    const profile = { providerId: 'oidc.work', subject: 's', email: null, emailVerified: false };
    return linkProvider(service.deps, idToken, { ...profile, displayName: null, photoUrl: null }, CALLER);
  },
  'a second factor more': async () => {
    const { sessionInfo, sharedSecretKey } = await startEnrolment(service.deps, idToken);
    const code = codeOfApp(sharedSecretKey, service.deps.clock.now());
    return finalizeEnrolment(service.deps, { idToken, sessionInfo, code }, CALLER);
  },
  'a second factor less': () => withdrawSecondFactor(service.deps, { idToken, factorId: `f-${people}` }, CALLER),
  'no second factor any more': () => removeSecondFactor(service.deps, account.id),
  'a personal key': () =>
    makePersonalKey(service.deps, account.id, { name: 'Script', mayWrite: true, callsPerMinute: 60 }, ALLOWED),
  'an assistant': async () => {
    const { client_id } = await registerClient(service.deps, { redirect_uris: [REDIRECT] }, CALLER);
    const request = {
      ...{ response_type: 'code', client_id, redirect_uri: REDIRECT },
      ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' },
    };
    return allowAssistant(service.deps, account.id, request, ALLOWED);
  },
  'a deleted account': () => removeOwnAccount(service.deps, idToken, CALLER),
};

test.each(Object.keys(CHANGES))('%s is not there without the mail about it', async (name) => {
  const before = await everythingKept();
  await expect(CHANGES[name]!()).rejects.toThrow('no room in the queue');
  expect(queued).toEqual([true]);
  expect(await everythingKept()).toEqual(before);
});
