import { expect, it } from 'vitest';
import { NetworkFailure } from '../api/api-problem.ts';
import { tokenOf } from './id-token.ts';

const failingWith = (code: string) => ({ getIdToken: () => Promise.reject(Object.assign(new Error(code), { code })) });

it('takes a token that cannot be renewed without a network for a call without an answer', async () => {
  await expect(tokenOf(failingWith('auth/network-request-failed'))).rejects.toThrow(NetworkFailure);
});

it('hands on what else the SDK refuses with', async () => {
  await expect(tokenOf(failingWith('auth/user-token-expired'))).rejects.toThrow('auth/user-token-expired');
});
