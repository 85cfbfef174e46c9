import { describe, expect, it } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { fitPrior } from './fit-prior.ts';

describe('fitPrior', () => {
  it('finds the shape and rate that the rates were drawn from', () => {
    const random = seededRandom(11);
    // Gamma(2, 4): the sum of two exponentials
    const sightings = Array.from({ length: 3000 }, () => {
      const rate = random.exponential(4) + random.exponential(4);
      return { count: random.poisson(rate * 30), exposure: 30 };
    });
    const prior = fitPrior(sightings)!;
    expect(prior.shape).toBeGreaterThan(1.85);
    expect(prior.shape).toBeLessThan(2.15);
    expect(prior.shape / prior.rate).toBeCloseTo(0.5, 1);
  });

  it('gives null if the sightings say nothing', () => {
    expect(fitPrior([])).toBeNull();
    expect(
      fitPrior([
        { count: 0, exposure: 5 },
        { count: 0, exposure: 5 },
      ]),
    ).toBeNull();
  });
});

describe('the last-modified likelihood', () => {
  // X / T of 240 hourly polls at 20 events a day: mean 1.003 of the truth, while the naive count gives .679
  it('gives the right rate where counting changes is a third short', () => {
    const random = seededRandom(5);
    const perHour = 20 / 24;
    let seen = 0;
    let exposure = 0;
    let polls = 0;
    for (let run = 0; run < 400; run++) {
      for (let poll = 0; poll < 240; poll++, polls++) {
        const age = random.exponential(perHour);
        if (age < 1) seen++;
        exposure += Math.min(age, 1);
      }
    }
    expect(seen / exposure / perHour).toBeCloseTo(1.0, 1);
    expect(seen / polls / perHour).toBeCloseTo(0.679, 1);
  });
});
