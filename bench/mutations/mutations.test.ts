import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawMutations } from './mutations.ts';

test('the same seed draws the same faults, each of which changes the code', () => {
  const drawn = drawMutations(7, 20);
  expect(drawMutations(7, 20)).toEqual(drawn);
  expect(drawMutations(8, 20)).not.toEqual(drawn);
  for (const { file, start, end, from, to } of drawn) {
    expect(readFileSync(file, 'utf8').slice(start, end)).toBe(from);
    expect(to).not.toBe(from);
    expect(file).not.toMatch(/\.test\./);
  }
});
