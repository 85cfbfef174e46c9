import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { NO_AGAIN } from '../../known/store-model.ts';
import { againPart, learnAgain } from './same-again.ts';

/**
 * Hourly gaps with a few orders in each. A part of the orders is repeated after some minutes, in this gap or the next.
 */
function follow({ hours, part, minutes }: { hours: number; part: number; minutes: number }) {
  const random = seededRandom(7);
  let again = NO_AGAIN;
  let last: [at: number, size: number][] = [];
  let due: { before: number; at: number }[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    const [from, to] = [hour * HOUR_MS, (hour + 1) * HOUR_MS];
    const sold = due.filter(({ at }) => at < to);
    again = learnAgain(again, { from, to, kept: 1, last, sold, coveredAfter: () => 0 });
    last = [];
    due = [];
    for (let order = 0; order < 4; order++) {
      const at = from + random.below(60 * 60) * 1000;
      const later = at - Math.ceil(Math.log(1 - random.next()) * minutes * MINUTE_MS);
      if (random.next() >= part) last.push([at, 1]);
      else if (later < to) last.push([later, 1]);
      else {
        last.push([at, 1]);
        due.push({ before: at, at: later });
      }
    }
  }
  return againPart(again);
}

describe('the same again within minutes', () => {
  it('is doubtful in a shop of which nothing is known', () => {
    const { part, sd } = againPart(NO_AGAIN);
    expect(part).toBe(0);
    expect(sd).toBeGreaterThan(0.05);
  });

  it('is none, with less doubt, if polls between show none', () => {
    const few = follow({ hours: 200, part: 0, minutes: 3 });
    const many = follow({ hours: 2_000, part: 0, minutes: 3 });
    expect(many.part).toBe(0);
    expect(many.sd).toBeLessThan(few.sd);
    expect(many.sd).toBeLessThan(0.03);
  });

  it('is learnt from the few that a poll fell between', () => {
    const { part, sd, within } = follow({ hours: 2_000, part: 0.2, minutes: 4 });
    expect(Math.abs(part - 0.2)).toBeLessThan(2 * sd);
    expect(part).toBeGreaterThan(0.1);
    expect(within(4 * MINUTE_MS)).toBeGreaterThan(0.4);
    expect(within(HOUR_MS)).toBeGreaterThan(0.95);
  });

  it('counts one at the end of a class of delays in that class only', () => {
    const at = HOUR_MS - MINUTE_MS / 6;
    const gap = { from: HOUR_MS, to: 2 * HOUR_MS, kept: 1, coveredAfter: () => 0 };
    const sold = [{ before: at, at: at + MINUTE_MS }];
    const { covered } = learnAgain(NO_AGAIN, { ...gap, last: [[at, 1]], sold });
    expect(covered).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });
});
