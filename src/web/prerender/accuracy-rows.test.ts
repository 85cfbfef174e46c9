import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accuracyRows } from './accuracy-rows.ts';

const TABLE = (row: string) => `# Figures

### \`bench -- accuracy --all --orders FILE\`

| shop | signal, polls | orders a day | orders | median day | lines | days in range | width | units, revenue | counting: orders, lines |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${row}
| tiny | stamps, 1 h | 2.5 | −1.6 % | 0.5 % | −2.8 % | 100 % | 1.29 | not shown | +11.3 %, +41 % |
`;
const ROW =
  '| real log, noise | stamps, 24 h | 54 | +10.4 % | 8.4 % | −2.7 % | 84 % | 0.37 | not shown | −9 %, +288 % |';

describe('accuracyRows', () => {
  it('reads the rows of the real log as numbers', () => {
    expect(accuracyRows(TABLE(ROW))).toEqual([
      {
        hasNoise: true,
        hasStock: false,
        pollHours: 24,
        ordersError: expect.closeTo(0.104),
        medianDayError: expect.closeTo(0.084),
        daysInRange: 0.84,
        rangeWidth: 0.37,
        countingError: expect.closeTo(-0.09),
      },
    ]);
  });

  it('refuses a table in another format, so that nothing wrong is published', () => {
    expect(() => accuracyRows('# Figures\n\n### `bench -- accuracy --all --orders FILE`\n\nwords')).toThrow('no rows');
    expect(() => accuracyRows(TABLE(ROW.replace('stamps, 24 h', 'stamps')))).toThrow('cannot be read');
    expect(() => accuracyRows(TABLE(ROW.replace('+10.4 %', 'good')))).toThrow('no share');
    expect(() => accuracyRows(TABLE(ROW.replace('0.37', '37 %')))).toThrow('no width');
  });

  it('reads the measured rows of the docs', () => {
    const rows = accuracyRows(readFileSync(new URL('../../../docs/FIGURES.md', import.meta.url), 'utf8'));
    expect(rows.some(({ hasNoise, pollHours }) => !hasNoise && pollHours === 1)).toBe(true);
  });
});
