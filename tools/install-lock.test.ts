import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
// @ts-expect-error plain JavaScript, as it runs on Node 20 before anything is installed
import { oneAtATime } from './install-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tillwatch-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const never = () => {
  throw new Error('nobody is to be waited for');
};

test('the second process waits for the first, and is told why', async () => {
  const file = join(folder, 'two');
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const stopTelling = vi.fn();
  const onWait = vi.fn(() => stopTelling);
  const one = oneAtATime(file, never, async () => {
    await first.promise;
    done.push('one');
  });
  const two = oneAtATime(file, onWait, async () => {
    done.push('two');
  });
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(String(process.pid)));
  expect(done).toEqual([]);
  first.resolve();
  await Promise.all([one, two]);
  expect(done).toEqual(['one', 'two']);
  expect([onWait.mock.calls.length, stopTelling.mock.calls.length]).toEqual([1, 1]);
  expect(existsSync(file)).toBe(false);
});

test('work that fails releases the lock', async () => {
  const file = join(folder, 'failing');
  await expect(oneAtATime(file, never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(file, never, async () => 'done')).toBe('done');
});

test("a dead process's lock is ignored", async () => {
  const file = join(folder, 'dead');
  writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid));
  expect(await oneAtATime(file, never, async () => 'done')).toBe('done');
});

test('so is one whose number another process has now', async () => {
  const file = join(folder, 'long-ago');
  writeFileSync(file, String(process.pid));
  utimesSync(file, new Date(0), new Date(0));
  expect(await oneAtATime(file, never, async () => 'done')).toBe('done');
});
