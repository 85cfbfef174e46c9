import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accuracyRows } from './accuracy-rows.ts';

const TABLE = (row: string) => `## The real log

| shop | signal, polls | orders | median day | lines | days in range | counting: orders, lines | commit |
| ---- | ------------- | ------ | ---------- | ----- | ------------- | ----------------------- | ------ |
${row}

## Drawn worlds
| tiny | stamps, 1 h | 2.5 |
`;

describe('accuracyRows', () => {
  it('reads a row as numbers', () => {
    const row = '| the year, noise | stamps, 24 h | +10.4 % | 8.4 % | −2.7 % | 84 % | −9 %, +288 % | abc |';
    expect(accuracyRows(TABLE(row))).toEqual([
      {
        log: 'year',
        hasNoise: true,
        hasStock: false,
        pollHours: 24,
        ordersError: expect.closeTo(0.104),
        medianDayError: expect.closeTo(0.084),
        linesError: expect.closeTo(-0.027),
        daysInRange: 0.84,
        countingError: expect.closeTo(-0.09),
      },
    ]);
  });

  it('refuses a table it does not understand, so that nothing wrong is published', () => {
    expect(() => accuracyRows('## The real log\nwords')).toThrow('no table');
    const row = '| some shop | stamps, 1 h | +1 % | 1 % | 1 % | 1 % | 1 %, 1 % | abc |';
    expect(() => accuracyRows(TABLE(row))).toThrow('cannot be read');
    expect(() => accuracyRows(TABLE(row.replace('some shop', 'the year').replace('+1 %', 'good')))).toThrow('no share');
  });

  it('reads what was measured', () => {
    const markdown = readFileSync(new URL('../../../docs/accuracy.md', import.meta.url), 'utf8');
    const rows = accuracyRows(markdown);
    expect(rows.some(({ log, hasNoise, pollHours }) => log === 'year' && !hasNoise && pollHours === 1)).toBe(true);
  });
});
