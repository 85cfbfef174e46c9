import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import type { CheckedStore } from '../compose/dependencies.ts';
import { cacheChecks } from './store-checks.ts';

const ADDRESS = { host: 'shop.example', origin: 'https://shop.example', url: 'shop.example' };
const FOUND = { host: 'shop.example' } as CheckedStore;

function openChecks(patienceMs?: number) {
  // for the cache, 0 is no time
  const clock = manualClock(MINUTE_MS);
  const checks: PromiseWithResolvers<CheckedStore>[] = [];
  const stores = {
    parse: () => ADDRESS,
    check: () => {
      const check = Promise.withResolvers<CheckedStore>();
      checks.push(check);
      return check.promise;
    },
  };
  return { clock, checks, cached: cacheChecks(stores, clock, patienceMs) };
}

test('a check that takes minutes runs once, and its answer is kept from when it arrives', async () => {
  const { clock, checks, cached } = openChecks();
  const first = cached.check(ADDRESS);
  clock.advance(15 * MINUTE_MS);
  const second = cached.check(ADDRESS);
  expect(checks).toHaveLength(1);
  checks[0]!.resolve(FOUND);
  expect([await first, await second]).toEqual([FOUND, FOUND]);
  clock.advance(9 * MINUTE_MS);
  expect(await cached.check(ADDRESS)).toBe(FOUND);
  clock.advance(MINUTE_MS + SECOND_MS);
  const later = cached.check(ADDRESS);
  expect(checks).toHaveLength(2);
  checks[1]!.resolve(FOUND);
  await later;
});

test('nobody waits longer than a proxy does, and who asks again gets the answer of the same check', async () => {
  const { checks, cached } = openChecks(5);
  await expect(cached.check(ADDRESS)).rejects.toMatchObject({ code: 'store-check-slow' });
  await expect(cached.check(ADDRESS)).rejects.toMatchObject({ code: 'store-check-slow' });
  checks[0]!.resolve(FOUND);
  expect(await cached.check(ADDRESS)).toBe(FOUND);
  expect(checks).toHaveLength(1);
});

test('a failure that nobody waited for is told to whoever asks next, once and for ten minutes', async () => {
  const { clock, checks, cached } = openChecks(5);
  await expect(cached.check(ADDRESS)).rejects.toMatchObject({ code: 'store-check-slow' });
  checks[0]!.reject(new Error('unreachable'));
  await setImmediate();
  await expect(cached.check(ADDRESS)).rejects.toThrow('unreachable');
  await expect(cached.check(ADDRESS)).rejects.toMatchObject({ code: 'store-check-slow' });
  expect(checks).toHaveLength(2);
  checks[1]!.reject(new Error('unreachable again'));
  await setImmediate();
  clock.advance(10 * MINUTE_MS + SECOND_MS);
  const again = cached.check(ADDRESS);
  checks[2]!.resolve(FOUND);
  expect(await again).toBe(FOUND);
});

test('a failure that someone was told is not kept', async () => {
  const { checks, cached } = openChecks();
  const first = cached.check(ADDRESS);
  checks[0]!.reject(new Error('unreachable'));
  await expect(first).rejects.toThrow('unreachable');
  const again = cached.check(ADDRESS);
  checks[1]!.resolve(FOUND);
  expect(await again).toBe(FOUND);
});
