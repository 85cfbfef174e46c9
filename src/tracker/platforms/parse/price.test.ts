import { describe, expect, test } from 'vitest';
import { majorOf } from '#runtime/money.ts';
import { fc } from '#runtime/testing-properties.ts';
import { latinDigits, majorPriceOf, scaledPriceOf, writtenPriceOf } from './price.ts';

const CURRENCIES = ['USD', 'JPY', 'KWD', 'XXX'];

describe('prices of an API', () => {
  test.each([
    ['12.00', 'USD', 1200],
    ['0.00', 'USD', 0],
    ['1075.00', 'USD', 107_500],
    ['1200.0', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['19.999', 'USD', 2000],
    [27772.5, 'SAR', 2_777_250],
    ['12,12', 'USD', null],
    ['1e308', 'USD', null],
    [1e308, 'USD', null],
    ['-5.00', 'USD', null],
    [-5, 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'USD', null],
    ['NaN', 'USD', null],
    ['', 'USD', null],
    [' 12', 'USD', null],
    ['0x10', 'USD', null],
    ['9'.repeat(400), 'USD', null],
    [null, 'USD', null],
    [['12'], 'USD', null],
    [{ valueOf: (): number => 12 }, 'USD', null],
  ])('%s in %s', (value, currency, minor) => {
    expect(majorPriceOf(value, currency)).toBe(minor);
  });

  test.each([
    ['277666', 2, 'EGP', 277_666],
    ['120000', 2, 'JPY', 1200],
    ['12', 0, 'EUR', 1200],
    ['123456', 4, 'USD', 1235],
    ['1', 99, 'USD', null],
    ['1.5', 2, 'USD', null],
    ['', 2, 'USD', null],
    [12.5, 2, 'USD', null],
  ])('%s with %i minor digits in %s', (value, digits, currency, minor) => {
    expect(scaledPriceOf(value, digits, currency)).toBe(minor);
  });
});

describe('prices as people write them', () => {
  test.each([
    ['12,12 €', 'EUR', 1212],
    ['€ 12.12', 'EUR', 1212],
    ['1.234,50', 'EUR', 123_450],
    ['1,234.50', 'USD', 123_450],
    ["CHF 1'234.50", 'CHF', 123_450],
    ['1 234,50 zł', 'PLN', 123_450],
    ['1.234.567', 'IDR', 123_456_700],
    ['1.234', 'EUR', 123_400],
    ['1.234', 'KWD', 1234],
    ['19.9', 'USD', 1990],
    ['١٢٫٥٠ ر.س', 'SAR', 1250],
    ['۱۲۳', 'USD', 12_300],
    ['SAR 160.00', 'SAR', 16_000],
    ['-5', 'USD', null],
    ['12 - 15', 'USD', 1200],
    ['$15.00 – $12.00', 'USD', 1200],
    ['12,00 € bis 15,00 €', 'EUR', 1200],
    ['ab 12,00 €', 'EUR', 1200],
    ['À partir de 1\u202f234,50\u00a0€', 'EUR', 123_450],
    ['Rs. 1,200.00', 'INR', 120_000],
    ['Rs.1,23,456', 'INR', 12_345_600],
    ['1’234.50', 'CHF', 123_450],
    ['CHF 12.–', 'CHF', 1200],
    ['12,-', 'NOK', 1200],
    ['¥1,200', 'JPY', 1200],
    ['1.200', 'JPY', 1200],
    ['KD 1.250', 'KWD', 1250],
    ['12.5', 'KWD', 12_500],
    ['1234.500', 'USD', 123_450],
    ['0.500', 'USD', 50],
    ['\u200f١٬٢٣٤٫٥٠ ر.س.\u200f', 'SAR', 123_450],
    ['۱۲٬۳۴۵ تومان', 'IRR', 1_234_500],
    ['१,२३४.५०', 'INR', 123_450],
    ['１２００円', 'JPY', 1200],
    ['10.00 8.00', 'USD', null],
    ['3 for 10.00', 'USD', null],
    ['20% off', 'USD', null],
    ['€ -5', 'EUR', null],
    ['−5,00', 'EUR', null],
    ['1e308', 'USD', null],
    ['1.0E+21', 'USD', null],
    ['NaN', 'USD', null],
    ['Infinity', 'USD', null],
    ['9'.repeat(70), 'USD', null],
    ['1e5', 'USD', null],
    ['free', 'USD', null],
    [12.12, 'USD', 1212],
  ])('%s in %s', (value, currency, minor) => {
    expect(writtenPriceOf(value, currency)).toBe(minor);
  });
});

describe('for every input', () => {
  test('a price is null or a whole number that sums without loss', () => {
    const anything = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.bigInt().map(String));
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: -5, max: 20 }),
        (value, currency, digits) => {
          for (const minor of [
            majorPriceOf(value, currency),
            writtenPriceOf(value, currency),
            scaledPriceOf(value, digits, currency),
          ]) {
            if (minor === null) continue;
            expect(Number.isSafeInteger(minor)).toBe(true);
            expect(minor).toBeGreaterThanOrEqual(0);
            expect(minor).toBeLessThanOrEqual(1e12);
          }
        },
      ),
    );
  });

  test('a price that a shop prints is read back, in either notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const plain = majorOf(cents, 'EUR').toFixed(2);
        const [whole, part] = plain.split('.') as [string, string];
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
        expect(majorPriceOf(plain, 'EUR')).toBe(cents);
        expect(writtenPriceOf(`${grouped},${part} €`, 'EUR')).toBe(cents);
        expect(writtenPriceOf(`€${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`, 'EUR')).toBe(cents);
        expect(scaledPriceOf(String(cents), 2, 'EUR')).toBe(cents);
      }),
    );
  });

  test('digits of every script mean the same', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const arabic = String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
        expect(latinDigits(arabic)).toBe(String(number));
      }),
    );
  });
});
