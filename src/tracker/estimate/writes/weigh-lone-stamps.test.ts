import { expect, it } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { newStoreModel } from '../../known/store-model.ts';
import type { Touch } from './classify-touches.ts';
import { weighLoneStamps } from './weigh-lone-stamps.ts';

const FROM = Date.UTC(2026, 2, 2);
const PRIOR = { shape: 0.7, orders: 90 };

/** A stamp of a product that was in `together` of 500 orders. */
function stamp(second: number, together: number, isEdited = false): Touch {
  const rate = { lines: together, together, orders: 500, at: FROM, clock: 500, soldAt: null };
  const stock = { isComplete: false, risen: 0 };
  const change = { before: { rate }, isEdited, isPriceChanged: false, isRestocked: false, stock };
  return {
    change,
    at: FROM + second * 1000,
    share: 0,
    shareVar: 0,
    shareUnsold: 0,
    shareBefore: together / 500,
    classifiedAs: 'sale',
    weight: isEdited ? 0.3 : 1,
    doubt: 0,
    why: 'stamp-alone',
  } as unknown as Touch;
}

function weigh(touches: Touch[]) {
  const lone = new Array<number>(32).fill(0);
  lone[12] = 40;
  const besides = { lone: 40, baskets: 20 };
  const contamination = { lone, writes: 30, hours: 40, besides, unexplained: 60, edits: 120 };
  const model = { ...newStoreModel(), at: FROM, clock: 500, shareSum: 20, togetherPrior: PRIOR, contamination };
  return weighLoneStamps(touches, {
    known: { model, observedUntil: FROM, products: new Map(), catalogueSize: 2000 },
    gap: { from: FROM, to: FROM + HOUR_MS },
    live: { modified: true, stock: false },
    inBursts: new Set(),
  })!;
}

it('learns nothing from written products about how stamps without a reason fit', () => {
  const plain = [stamp(10, 0), stamp(500, 1), stamp(900, 30)];
  const told = weigh(plain);
  const edited = [stamp(10, 0), stamp(500, 1), stamp(900, 30), stamp(1500, 60, true)];
  const toldWithEdit = weigh(edited);
  expect(told.fits).toHaveLength(3);
  expect(toldWithEdit.fits).toHaveLength(3);
  expect(edited[3]!.weight).toBeLessThan(0.3);
});

it('doubts a lone stamp more, the less its product sells', () => {
  const touches = [stamp(10, 0), stamp(500, 8), stamp(900, 60)];
  weigh(touches);
  const [least, some, most] = touches.map((touch) => touch.weight);
  expect(least!).toBeLessThan(some!);
  expect(some!).toBeLessThan(most!);
  expect(touches[0]).toMatchObject({ classifiedAs: 'unknown', why: 'stamp-alone-like-edit' });
});

it('learns nothing where a write to what sells most hides what else was sold', () => {
  const run = Array.from({ length: 12 }, (_, index) => {
    return { ...stamp(2_000 + index, 300), weight: 0, classifiedAs: 'bulk_edit' as const };
  });
  expect(weigh([stamp(10, 0), stamp(500, 1), stamp(900, 30), ...run])).toBeNull();
});

it('doubts lone stamps more in a gap without other orders, and less beside many', () => {
  const weightBeside = (baskets: number) => {
    const lone = [stamp(10, 8), stamp(500, 8), stamp(900, 8), stamp(1300, 8)];
    // of what hardly sells, so that nothing is covered
    const others = Array.from({ length: 2 * baskets }, (_, line) => stamp(2000 + Math.floor(line / 2), 1));
    weigh([...lone, ...others]);
    return lone[0]!.weight;
  };
  const [none, usual, many] = [0, 2, 20].map(weightBeside) as [number, number, number];
  expect(none).toBeLessThan(0.8 * usual);
  expect(many).toBeGreaterThan(1.5 * usual);
});

it('takes no write for an order that may cover other stamps', () => {
  const fitBeside = (writes: number) => {
    const told = weigh([stamp(10, 8), ...Array.from({ length: writes }, (_, index) => stamp(100 + 60 * index, 0))]);
    return told.fits[0]!;
  };
  expect(fitBeside(40) / fitBeside(0)).toBeLessThan(1.1);
});
