import { expect, test } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { observe } from '../observe.ts';
import type { ReadingProduct } from '../reading.ts';
import { BOTH, firstKnown, knownAfter, product, reading, START } from '../testing-observe.ts';
import { addObservation, emptyBatch } from './observation-batch.ts';

test.each([
  ['a category', 'hg-3'],
  ['that it has none', null],
])('a later reading that does not show the category leaves %s, as the batch has seen it', (_, category) => {
  const batch = emptyBatch();
  let known = firstKnown([{ ...product('a'), category: 'hg-11' }], BOTH);
  const polls: ReadingProduct[] = [{ ...product('a'), category, labels: ['Mugs'] }, product('a', { title: 'Cup' })];
  for (const [index, one] of polls.entries()) {
    const seen = observe(known, reading(START + (index + 1) * HOUR_MS, [one]), BOTH);
    addObservation(batch, known, seen);
    known = knownAfter(known, seen);
  }
  expect(batch.catalogue.get('a')).toMatchObject({ title: 'Cup', category, labels: ['Mugs'] });
});
