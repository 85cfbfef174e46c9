import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { passwordStrength } from './strength.ts';

describe('passwordStrength', () => {
  it.each([
    '',
    'a',
    'aaaaaaaaaaaaaaaaaaaa',
    '12345678901234567890',
    'password',
    'Passwort1',
    'qwertyuiop',
    'abababababab',
  ])('calls %j weak', (password) => {
    expect(passwordStrength(password)).toBeLessThanOrEqual(1);
  });

  it.each(['correct horse battery staple', 'un chat sur le toit vert', 'قطة خضراء فوق السطح', 'kX9!vR2#mQ7z'])(
    'calls %j strong',
    (password) => {
      expect(passwordStrength(password)).toBeGreaterThanOrEqual(3);
    },
  );

  it('counts nothing for words known of the owner', () => {
    expect(passwordStrength('ada.lovelace1815', ['ada.lovelace1815@example.com'])).toBe(0);
  });

  it('never falls when a new character is added', () => {
    const fresh = fc.string({ unit: 'grapheme-ascii', maxLength: 24 }).filter((text) => !text.includes('€'));
    fc.assert(
      fc.property(fresh, (password) => {
        expect(passwordStrength(`${password}€`)).toBeGreaterThanOrEqual(passwordStrength(password));
      }),
    );
  });
});
