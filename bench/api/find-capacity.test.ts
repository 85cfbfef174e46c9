import { expect, test } from 'vitest';
import { findCapacity } from './find-capacity.ts';

/** A server that sustains up to this many requests per second. */
function server(most: number, rates: number[] = []) {
  return async (rate: number) => {
    rates.push(rate);
    const p99Ms = rate <= most ? 20 : 2_000;
    return { requestsPerSecond: rate, p50Ms: 5, p99Ms, errors: 0, problems: [], calls: [], cpuMsPerRequest: 1 };
  };
}

test.each([
  [100, 333],
  [100, 100],
  [100, 12],
])('from %i a second a server that holds %i is found to a tenth', async (from, most) => {
  const rates: number[] = [];
  const { step } = await findCapacity(from, server(most, rates));
  expect(step!.rate).toBeLessThanOrEqual(most);
  expect(step!.rate * 1.1).toBeGreaterThanOrEqual(most * 0.98);
  expect(rates.length).toBeLessThan(12);
});

test('a server that sustains no rate has no capacity, and a rate with errors is not sustained', async () => {
  expect((await findCapacity(100, server(0))).step).toBeNull();
  const wrong = async (rate: number) => ({ ...(await server(1_000)(rate)), errors: rate > 40 ? 1 : 0 });
  expect((await findCapacity(50, wrong)).step!.rate).toBeLessThanOrEqual(40);
});
