import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../account/create-account.ts';
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { hashPassword, isHashOutdated, OWASP_COST, verifyPassword } from './hash-password.ts';

describe('a password’s hash', () => {
  it("is argon2id with OWASP's parameters, and salted", async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, 'correct horse')).toBe(true);
    expect(await verifyPassword(one, 'correct horsE')).toBe(false);
  });

  it('matches however the keyboard composes a letter', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true);
  });

  it('never matches if there is none', async () => {
    expect(await verifyPassword(null, 'no account has this password')).toBe(false);
  });

  it('takes as long to check if there is none', async () => {
    const passwordHash = await hashPassword('correct horse');
    const quickest = async (existing: string | null) => {
      const startedAt = performance.now();
      await verifyPassword(existing, 'wrong horse');
      return performance.now() - startedAt;
    };
    // the fastest of many, because a busy machine only adds time
    let known = Number.POSITIVE_INFINITY;
    let unknown = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 20; round++) {
      known = Math.min(known, await quickest(passwordHash));
      unknown = Math.min(unknown, await quickest(null));
    }
    expect(unknown / known).toBeGreaterThan(0.4);
  });

  it('is refused rather than queued when too many wait', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => verifyPassword(null, 'x')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
    expect(await verifyPassword(null, 'x')).toBe(false);
  });
});

describe('many hashes at once', () => {
  /** How many of `count` checks continued in each turn of the event loop. */
  async function groupsOf(count: number): Promise<number[]> {
    let turn = 0;
    let counting = setImmediate(function next() {
      turn++;
      counting = setImmediate(next);
    });
    const turns = await Promise.all(
      Array.from({ length: count }, async () => {
        await verifyPassword(null, 'x');
        return turn;
      }),
    );
    clearImmediate(counting);
    return [...Map.groupBy(turns, (wentOnIn) => wentOnIn).values()].map(({ length }) => length);
  }

  it('continue in groups while as many wait, and all continue in the end', async () => {
    const groups = await groupsOf(20);
    expect(groups[0]).toBeGreaterThanOrEqual(6);
    expect(groups.reduce((sum, size) => sum + size)).toBe(20);
  });

  it('do not wait for one another if they are few', async () => {
    // as many as run at once may end together
    expect(Math.max(...(await groupsOf(8)))).toBeLessThanOrEqual(4);
  });
});

describe('an old hash', () => {
  let service: TestIdentity;
  beforeAll(async () => {
    service = await startTestIdentity({ hashCost: OWASP_COST });
  });
  afterAll(() => service.close());

  it('is renewed at the next sign-in', async () => {
    const { deps } = service;
    const { id } = await createAccount(deps, { email: 'a@shop.example', password: 'correct horse' });
    const weak = await hash('correct horse', { memoryCost: 8_192, timeCost: 1 });
    expect(isHashOutdated(weak)).toBe(true);
    await deps.database.updateTable('account').set({ password_hash: weak }).where('id', '=', id).execute();
    const signIn = () =>
      signInWithPassword(deps, { email: 'a@shop.example', password: 'correct horse' }, { address: '192.0.2.1' });
    await signIn();
    const { password_hash } = await deps.database
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(isHashOutdated(password_hash!)).toBe(false);
    await signIn();
  });
});
