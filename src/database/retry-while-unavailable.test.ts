import { expect, test } from 'vitest';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

const failing = (code: string) => Object.assign(new Error(`of code ${code}`), { code });

test('work that fails for lack of space or of a database is retried until it succeeds; other errors are thrown at once', async () => {
  const faults = [failing('53100'), failing('57P01'), failing('ECONNREFUSED')];
  const told: unknown[] = [];
  const work = async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return 'done';
  };
  expect(await retryWhileUnavailable(work, { pauseMs: 1, onFault: (error) => told.push(error) })).toBe('done');
  expect(told).toHaveLength(3);
  let tries = 0;
  const broken = async () => {
    tries++;
    throw failing('23505');
  };
  await expect(retryWhileUnavailable(broken, { pauseMs: 1 })).rejects.toThrow('23505');
  expect(tries).toBe(1);
});

test('an abort ends the wait', async () => {
  const stopping = new AbortController();
  const waiting = retryWhileUnavailable(() => Promise.reject(failing('53100')), {
    pauseMs: 60_000,
    signal: stopping.signal,
    onFault: () => stopping.abort(),
  });
  await expect(waiting).rejects.toThrow();
});
