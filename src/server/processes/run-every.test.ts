import { expect, test, vi } from 'vitest';
import type { Log } from '#runtime/log.ts';
import { until } from '#runtime/testing-until.ts';
import { currentContext } from '#runtime/work-context.ts';
import { runEvery } from './run-every.ts';

test('work and the log of its failure name the job', async () => {
  const jobs: (string | undefined)[] = [];
  const note = () => {
    jobs.push(currentContext().job);
  };
  const log = { error: vi.fn(note) } as unknown as Log;
  const running = runEvery(
    'briefs',
    1,
    async () => {
      note();
      throw new Error('no');
    },
    log,
  );
  await until(() => jobs.length >= 4);
  await running.stop();
  expect(new Set(jobs)).toEqual(new Set(['briefs']));
  expect(log.error).toHaveBeenCalled();
});
