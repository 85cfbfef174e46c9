import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { paceAfter } from './host-pace.ts';

const outcome = fc.constantFrom<'throttled' | 'clean' | 'failed'>('throttled', 'clean', 'failed');

test('throttling halves a pace, and ten clean polls win back a step', () => {
  let state = paceAfter({ pace: 1, cleanPolls: 3 }, 'throttled');
  expect(state).toEqual({ pace: 0.5, cleanPolls: 0 });
  for (let poll = 0; poll < 9; poll++) state = paceAfter(state, 'clean');
  expect(state.pace).toBe(0.5);
  expect(paceAfter(state, 'clean')).toEqual({ pace: 0.625, cleanPolls: 0 });
  expect(paceAfter(state, 'failed')).toEqual({ pace: 0.5, cleanPolls: 0 });
});

test('a pace stays within its bounds and is whole again in the end', () => {
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 200 }), (polls) => {
      let state = { pace: 1, cleanPolls: 0 };
      for (const one of polls) {
        const before = state.pace;
        state = paceAfter(state, one);
        expect(state.pace).toBeGreaterThanOrEqual(1 / 64);
        expect(state.pace).toBeLessThanOrEqual(1);
        if (one === 'throttled') expect(state.pace).toBeLessThanOrEqual(Math.max(1 / 64, before / 2));
      }
      for (let poll = 0; poll < 80; poll++) state = paceAfter(state, 'clean');
      expect(state.pace).toBe(1);
    }),
  );
});
