import { expect, test } from 'vitest';
import type { SignalState } from '#contract/store.ts';
import { areSignalsLost, inState, newLife, type SignalLives } from './signal-life.ts';

function lives(...states: SignalState[]): SignalLives {
  const kinds = ['modified', 'stock'] as const;
  return new Map(
    states.map((state, place) => {
      const kind = kinds[place]!;
      const probe = { kind, source: 'test', state: 'alive', evidence: {} } as Parameters<typeof newLife>[0];
      return [kind, inState(newLife(probe, 0), state, 1)];
    }),
  );
}

test.each([
  ['the last one falls silent', lives('alive', 'refused'), lives('silent', 'refused'), true],
  ['another is left', lives('alive', 'alive'), lives('silent', 'alive'), null],
  ['another may prove to be one', lives('alive', 'refused'), lives('silent', 'probing'), null],
  ['that one proved to be none', lives('silent', 'probing'), lives('silent', 'refused'), true],
  ['that one proved to be one', lives('silent', 'probing'), lives('silent', 'alive'), false],
  ['one lives again', lives('silent'), lives('alive'), false],
  ['none was found', lives(), lives('refused'), null],
])('%s', (_, before, after, areLost) => {
  expect(areSignalsLost(before, after)).toBe(areLost);
});
