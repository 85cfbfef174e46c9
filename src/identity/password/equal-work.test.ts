import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAccount } from '../account/create-account.ts';
import { disableAccount } from '../account/disable-account.ts';
import { sendActionCode } from '../action-code/send-action-code.ts';
import type { IdentityDeps } from '../deps.ts';
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';

// Times mean little on a busy machine, so the work for a known and for an unknown address is compared instead.
let service: TestIdentity;
let deps: IdentityDeps;
const done: string[] = [];
const ask = pg.Client.prototype.query as (statement: string | { text: string }, ...rest: unknown[]) => unknown;
const record = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
  this: pg.Client,
  statement,
  ...rest
) {
  done.push(typeof statement === 'string' ? statement : statement.text);
  return ask.call(this, statement, ...rest);
} as typeof ask);

beforeAll(async () => {
  service = await startTestIdentity();
  await createAccount(service.deps, { email: 'known@shop.example', password: 'correct horse' });
  const blocked = await createAccount(service.deps, { email: 'disabled@shop.example', password: 'correct horse' });
  await disableAccount(service.deps, blocked.id);
  deps = {
    ...service.deps,
    mail: {
      enqueue: async () => {
        done.push('enqueue');
      },
      pretend: async () => {
        done.push('enqueue');
      },
    },
  };
});
afterAll(async () => {
  await service.close();
  record.mockRestore();
});

const CALLER = { address: '192.0.2.1' };

async function workOf(action: () => Promise<unknown>): Promise<string[]> {
  // run once before, because a new connection sends statements of its own
  await action().catch(() => {});
  done.length = 0;
  await action().catch(() => {});
  return [...done];
}

it('a failed sign-in does the same work for every address', async () => {
  const work = (email: string) => workOf(() => signInWithPassword(deps, { email, password: 'wrong horse' }, CALLER));
  const known = await work('known@shop.example');
  expect(known.length).toBeGreaterThanOrEqual(2);
  expect(await work('unknown@shop.example')).toEqual(known);
  expect(await work('disabled@shop.example')).toEqual(known);
});

it('a forgotten password does the same work for every address', async () => {
  const work = (email: string) => workOf(() => sendActionCode(deps, { requestType: 'PASSWORD_RESET', email }, CALLER));
  const known = await work('known@shop.example');
  expect(known).toContain('enqueue');
  expect(await work('unknown@shop.example')).toEqual(known);
  expect(await work('disabled@shop.example')).toEqual(known);
});
