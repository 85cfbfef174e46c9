import { describe, expect, it } from 'vitest';
import { formattersFor } from '../../format/formatters.ts';
import { evidenceNumber } from './evidence-value.ts';

const format = formattersFor('en', 'UTC');

describe('evidenceNumber', () => {
  it('shows seconds in a readable unit', () => {
    expect(evidenceNumber('spreadSeconds', 3_000_000, format)).toBe('35 days');
    expect(evidenceNumber('newestAgeSeconds', 45, format)).toBe('45 seconds');
  });

  it('shows shares as percentages and all else as numbers', () => {
    expect(evidenceNumber('movedAtSecondLook', 0.004, format)).toBe('0.4%');
    expect(evidenceNumber('soldOutShare', 0.25, format)).toBe('25%');
    expect(evidenceNumber('products', 1250, format)).toBe('1,250');
  });
});
