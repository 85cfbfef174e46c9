import { expect, test } from 'vitest';
import { findTotpStep, TOTP_SECONDS, toBase32, totpCode } from './totp.ts';

/** RFC 6238, appendix B: the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const CODES: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
];

test.each(CODES)('the code at %i seconds is the standard’s', (seconds, code) => {
  const step = Math.floor(seconds / TOTP_SECONDS);
  expect(totpCode(SECRET, step)).toBe(code);
  expect(findTotpStep(SECRET, code, seconds * 1000)).toBe(step);
});

test('a code is valid one step before and after its own, not two', () => {
  const step = 41_152_263;
  const at = (steps: number) => findTotpStep(SECRET, '005924', (step + steps) * TOTP_SECONDS * 1000);
  expect([-1, 0, 1].map(at)).toEqual([step, step, step]);
  expect([-2, 2].map(at)).toEqual([null, null]);
});

test('text that is not a code of six digits is refused', () => {
  for (const code of ['', '5924', '0059240', '00592a', '٠٠٥٩٢٤']) {
    expect(findTotpStep(SECRET, code, 1_234_567_890_000)).toBeNull();
  }
});

test('a secret is written in the form of authenticator apps', () => {
  expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
