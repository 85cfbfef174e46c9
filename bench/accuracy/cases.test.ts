import { expect, test } from 'vitest';
import { type Case, drawnCase, runCase } from './cases.ts';
import { seedsRow } from './table.ts';

test('a drawn shop is run with its own seed and with others that follow from it', async () => {
  const drawn = drawnCase('tiny', { platform: 'shopify', everyHours: 24 });
  const firstWeek = (log: ReturnType<Case['log']>) => log.filter(({ placedAt }) => placedAt < Date.UTC(2026, 0, 12));
  const runs = await runCase({ ...drawn, log: (seed) => firstWeek(drawn.log(seed)) }, 3);
  expect(runs.map(({ seed }) => seed)).toEqual(['', 'drawn-2', 'drawn-3']);
  expect(runs.map(({ linesTrue }) => linesTrue)).toEqual(
    [undefined, 'drawn-2', 'drawn-3'].map((seed) => firstWeek(drawn.log(seed)).length),
  );
  const [one, ...others] = runs.map((run, index) => ({ ...run, ordersTrue: 100, ordersEstimated: 97 + 4 * index }));
  expect(seedsRow('tiny', [others[0]!, one!, others[1]!])).toBe(
    '| tiny | stamps, 24 h | 3 | +1.0 % | −3.0 % | +5.0 % |',
  );
});
