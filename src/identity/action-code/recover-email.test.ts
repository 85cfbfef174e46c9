import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeEmail } from '../account/change-email.ts';
import { createAccount } from '../account/create-account.ts';
import { getAccount } from '../account/find-account.ts';
import { codeFor, startTestIdentity, type TestIdentity } from '../testing.ts';
import { applyActionCode } from './apply-action-code.ts';

const CALLER = { address: '192.0.2.1' };
let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

/** Moves a new account through some addresses. Returns the codes that lead back, in that order. */
async function moveThrough(first: string, ...others: string[]) {
  const { deps, mails, advance } = service;
  const { id } = await createAccount(deps, { email: first, password: 'correct horse', emailVerified: true });
  const codes: string[] = [];
  for (const email of others) {
    const account = await getAccount(deps, id);
    await changeEmail(deps, account, { email, isVerified: true }, CALLER);
    codes.push(codeFor(mails, account.email!));
    advance(1_000);
  }
  return { codes, emailNow: async () => (await getAccount(deps, id)).email };
}

const refused = { code: 'INVALID_OOB_CODE' };

test('a recovered account cannot be taken back with the codes of the addresses that followed', async () => {
  const { codes, emailNow } = await moveThrough(
    'v@shop.example',
    'a1@evil.example',
    'a2@evil.example',
    'a3@evil.example',
  );
  await applyActionCode(service.deps, codes[0]!, CALLER);
  for (const code of codes.slice(1))
    await expect(applyActionCode(service.deps, code, CALLER)).rejects.toMatchObject(refused);
  expect(await emailNow()).toBe('v@shop.example');
});

test('of two recoveries at once, the earlier owner’s stands', async () => {
  const { codes, emailNow } = await moveThrough('w@shop.example', 'b1@evil.example', 'b2@evil.example');
  await Promise.allSettled(codes.map((code) => applyActionCode(service.deps, code, CALLER)));
  expect(await emailNow()).toBe('w@shop.example');
});

test('whoever took the account back first, an earlier owner still can', async () => {
  const { codes, emailNow } = await moveThrough('x@shop.example', 'c1@evil.example', 'c2@evil.example');
  await applyActionCode(service.deps, codes[1]!, CALLER);
  await applyActionCode(service.deps, codes[0]!, CALLER);
  expect(await emailNow()).toBe('x@shop.example');
});
