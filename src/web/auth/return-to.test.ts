import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { continueTarget, HOME_PATH, returnTarget, returnToQuery } from './return-to.ts';

const ORIGIN = 'https://tillwatch.example';
const target = (value: string) => returnTarget(`?returnTo=${encodeURIComponent(value)}`, ORIGIN);

describe('returnTarget', () => {
  it.each(['/stores', '/stores/7?dateRange=TODAY', '/overview#trend', '/stores?q=%2F%2Fevil.example'])(
    'goes back to %s',
    (place) => {
      expect(target(place)).toBe(place);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    'stores',
    '',
  ])('refuses %j', (place) => {
    expect(target(place)).toBe(HOME_PATH);
  });

  it('goes to the overview if nothing is given, with the viewed period', () => {
    expect(returnTarget('', ORIGIN)).toBe(HOME_PATH);
    expect(returnTarget('?dateRange=TODAY&q=tea', ORIGIN)).toBe(`${HOME_PATH}?dateRange=TODAY`);
  });

  it('never leaves the origin, whatever is given', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '%2f',
      'evil.example',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (place) => {
          const url = new URL(target(place), ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(url.pathname.startsWith('//')).toBe(false);
        },
      ),
    );
  });
});

describe('returnToQuery', () => {
  it('contains path and query, and can be read back', () => {
    const query = returnToQuery({ pathname: '/stores', search: '?q=a&tags=SHOES' });
    expect(returnTarget(query, ORIGIN)).toBe('/stores?q=a&tags=SHOES');
  });

  it('is empty for the root', () => {
    expect(returnToQuery({ pathname: '/', search: '?r=abc' })).toBe('');
  });
});

describe('continueTarget', () => {
  it('continues within the origin', () => {
    expect(continueTarget(`${ORIGIN}/billing?plan=BASIC`, ORIGIN)).toBe('/billing?plan=BASIC');
  });

  it.each([null, '', '/stores', 'https://evil.example/stores', `${ORIGIN}//evil.example`, 'javascript:alert(1)'])(
    'goes home for %j',
    (given) => {
      expect(continueTarget(given, ORIGIN)).toBe(HOME_PATH);
    },
  );
});
