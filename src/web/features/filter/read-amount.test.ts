import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('readAmount', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    [' 9.50 ', 9.5],
    ['9,5', 9.5],
    ['.5', 0.5],
    ['٢٥٫٥', 25.5],
    ['0', 0],
    ['-1', -1],
    ['−12,5', -12.5],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['--1', 'ten', '1e3', '1.2.3', '1,234.5', '.'])('refuses %j', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});
