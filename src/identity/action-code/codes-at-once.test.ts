import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../account/create-account.ts';
import { IdentityError } from '../identity-error.ts';
import { changePassword } from '../password/change-password.ts';
import { resetPassword } from '../password/reset-password.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { createActionCode } from './action-code.ts';
import { applyActionCode } from './apply-action-code.ts';

const CALLER = { address: '192.0.2.1' };
let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

/** What went wrong of what was done at once, but for what it may be told. */
async function defectsOf(work: Promise<unknown>[]): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(work);
  return outcomes.flatMap((one) =>
    one.status === 'rejected' && !(one.reason instanceof IdentityError) ? [one.reason] : [],
  );
}

it('codes of one account that are used at once, beside a new password, wait for each other', async () => {
  const { deps } = service;
  for (let round = 0; round < 10; round++) {
    const email = `anna-${round}@shop.example`;
    const account = await createAccount(deps, { email, password: 'correct horse', emailVerified: true });
    const codeOf = (purpose: 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL', newEmail?: string) =>
      createActionCode(deps.database, purpose, { accountId: account.id, email, newEmail }, deps.clock.now());
    const resets = [await codeOf('PASSWORD_RESET'), await codeOf('PASSWORD_RESET')];
    const changes = [
      await codeOf('VERIFY_AND_CHANGE_EMAIL', `one-${round}@shop.example`),
      await codeOf('VERIFY_AND_CHANGE_EMAIL', `two-${round}@shop.example`),
    ];
    expect(
      await defectsOf([
        ...changes.map((code) => applyActionCode(deps, code, CALLER)),
        ...resets.map((code) => resetPassword(deps, code, 'another horse', CALLER)),
        changePassword(deps, account, 'a third horse', CALLER),
      ]),
    ).toEqual([]);
  }
});
