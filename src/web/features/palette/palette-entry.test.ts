import { describe, expect, it } from 'vitest';
import { isNamed } from './palette-entry.ts';

describe('a page in the palette', () => {
  it.each([
    ['Mes boutiques', 'BOUT mes'],
    ['Réglages', 'regl'],
    ['متاجري', 'متاجر'],
    ['المظهر: داكن', 'الداكن'],
    ['My stores', ''],
  ])('%s is found by “%s”', (label, search) => {
    expect(isNamed(label, search)).toBe(true);
  });

  it('is not found by a word that its name lacks', () => {
    expect(isNamed('My stores', 'my products')).toBe(false);
  });
});
