import { expect, test } from 'vitest';
import { runKills } from './run-kills.ts';

test('trackers and a database killed at random leave the facts of a run that nobody disturbed', async () => {
  const run = await runKills({ polls: 24, seed: 5, mostAliveMs: 400, databaseShare: 0.5, mostKills: 4 });
  expect(run.differences).toEqual([]);
  expect(run.polls).toBeGreaterThanOrEqual(20);
  expect(run.trackerKills + run.databaseKills).toBeGreaterThanOrEqual(2);
}, 90_000);
