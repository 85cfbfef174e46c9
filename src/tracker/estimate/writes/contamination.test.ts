import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { NO_CONTAMINATION } from '../../known/store-model.ts';
import {
  chanceOfSale,
  doubtOfSale,
  editsPart,
  explainStamps,
  learnContamination,
  priorPart,
  usualPart,
  writesPart,
} from './contamination.ts';

it('expects writes in a busy gap as often as they came in others, and none in a shop that showed none', () => {
  const fits = [1, 1, 0.2];
  const known = learnContamination(NO_CONTAMINATION, 1, { fits, baskets: 0, writes: 14, hours: 4 });
  expect(usualPart(known, 1, 5)).toBeCloseTo(0.1, 9);
  expect(usualPart(known, 1, 50)).toBe(0);
  expect(usualPart(learnContamination(NO_CONTAMINATION, 1, { fits, baskets: 0, writes: 0, hours: 9 }), 1, 5)).toBe(0);
  expect(usualPart(NO_CONTAMINATION, 1, 5)).toBe(0);
});

it('is never certain that all lone stamps are writes, and weighs each between 0 and 1', () => {
  const seen = fc.record({ fits: fc.constant([]), baskets: fc.constant(0), writes: fc.nat(500), hours: fc.nat(100) });
  fc.assert(
    fc.property(seen, fc.double({ min: 0, max: 30, noNaN: true }), fc.nat(50), (told, hours, stamps) => {
      const part = usualPart(learnContamination(NO_CONTAMINATION, 1, told), hours, stamps);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(0.9);
      const weight = chanceOfSale(part, 1);
      expect(weight).toBeGreaterThan(0.09);
      expect(weight).toBeLessThanOrEqual(1);
    }),
  );
});

it('expects writes without a reason if edits are seen, and fewer the more stamps nothing explains', () => {
  const seen = (unexplained: number, edits: number) =>
    editsPart(learnContamination(NO_CONTAMINATION, 1, null, { unexplained, edits }));
  expect(seen(100, 0)).toEqual({ part: 0, sd: 0 });
  expect(seen(100, 20).part).toBeGreaterThan(seen(200, 20).part);
  expect(seen(100, 20).sd).toBeGreaterThan(0);
  expect(seen(0, 1000).part).toBeLessThan(1);
  const before = learnContamination(NO_CONTAMINATION, 1, null, { unexplained: 120, edits: 0 });
  const later = explainStamps(before, { edits: 20, fits: [] });
  expect(editsPart(later)).toEqual(seen(100, 20));
});

it('expects writes from the first day on if a merchant was seen to edit', () => {
  const imputed = writesPart(NO_CONTAMINATION);
  const edited = writesPart(explainStamps({ ...NO_CONTAMINATION, unexplained: 60 }, { edits: 20, fits: [] }));
  expect(imputed.part).toBe(0);
  expect(edited.part).toBeGreaterThan(0.1);
});

describe('the part of lone stamps that are not orders', () => {
  const fits = (count: number, fit: number) => Array.from({ length: count }, () => fit);
  const told = (lone: number[]) =>
    writesPart(learnContamination(NO_CONTAMINATION, 1, { fits: lone, baskets: 0, writes: 0, hours: 9 }));

  it('is none before anything is known, with much doubt, and with less once orders explain the stamps', () => {
    const imputed = told([]);
    expect(imputed.part).toBe(0);
    expect(imputed.sd).toBeGreaterThan(0.1);
    const orders = told([...fits(200, 2), ...fits(25, 0.25)]);
    expect(orders.part).toBe(0);
    expect(orders.sd).toBeLessThan(imputed.sd / 2);
  });

  it('is found if stamps fall on what hardly sells', () => {
    const { part, sd } = told([...fits(200, 2), ...fits(200, 0.1)]);
    expect(part).toBeGreaterThan(0.3);
    expect(sd).toBeLessThan(0.1);
  });

  it('moves a weight by no more than to one of its ends', () => {
    const chance = fc.double({ min: 0, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(chance, chance, fc.double({ min: 1e-3, max: 300, noNaN: true }), (part, sd, fit) => {
        const doubt = doubtOfSale({ part, sd }, fit);
        expect(doubt).toBeGreaterThanOrEqual(0);
        expect(doubt).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('may be large in a shop that sells little from many products', () => {
    expect(priorPart(30, 0.05).sd).toBeGreaterThan(priorPart(30, 5).sd);
    expect(priorPart(30, 0).sd).toBeLessThan(1);
  });
});

it('is as uncertain as the smaller number of lines behind it', () => {
  const seen = learnContamination(NO_CONTAMINATION, 1, {
    fits: [...Array(60).fill(0.2), ...Array(90).fill(4)],
    baskets: 0,
    writes: 0,
    hours: 9,
  });
  const sdBy = (together: number) => writesPart(seen, together).sd;
  expect(sdBy(150)).toBeCloseTo(Math.SQRT2 * sdBy(Number.POSITIVE_INFINITY), 6);
  expect(sdBy(50)).toBeGreaterThan(sdBy(500));
});
