import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { htmlTextOf, idOf, textOf, urlOf } from './text.ts';
import { headerTimeOf, timeOf } from './time.ts';

const NOW = Date.UTC(2026, 10, 21);

test('a title is one line, cut at 500 characters, whatever was sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary', maxLength: 3000 })), (value) => {
      for (const text of [textOf(value), htmlTextOf(value)]) {
        if (text === null) continue;
        expect(text.length).toBeLessThanOrEqual(500);
        expect(text.isWellFormed()).toBe(true);
        expect(text).toBe(text.trim());
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
        expect(text).not.toMatch(/[\u0000-\u001f\u007f]/);
      }
    }),
  );
  expect(textOf('x'.repeat(50_000_000))?.length).toBe(500);
});

test('HTML of a title becomes text, and stays text', () => {
  expect(htmlTextOf('Tea &amp; <b>Honey</b> &#8211; 2&nbsp;kg')).toBe('Tea & Honey – 2 kg');
  expect(htmlTextOf('<script>alert(1)</script>Tea')).toBe('alert(1) Tea');
  expect(htmlTextOf('&#99999999; &lt;img&gt; &amp;lt;')).toBe('\ufffd <img> &lt;');
  expect(htmlTextOf('Caf&eacute; &Auml;pfel &frac12; kg, Bosch&reg;')).toBe('Café Äpfel ½ kg, Bosch®');
  expect(htmlTextOf('3 &times; 4 &euro; A&B; c&copy d')).toBe('3 × 4 € A&B; c&copy d');
});

test('an id is a whole number or a short word', () => {
  expect(idOf(8285549396096)).toBe('8285549396096');
  expect(idOf('NzM0MA==')).toBe('NzM0MA==');
  for (const bad of [1.5, -1, 2 ** 60, Number.NaN, '', 'a b', 'x'.repeat(101), null, {}, [1]])
    expect(idOf(bad)).toBeNull();
});

test('an address is a web address, without a password', () => {
  expect(urlOf('/products/a b', 'https://shop.com')).toBe('https://shop.com/products/a%20b');
  expect(urlOf('//cdn.shop.com/x.png', 'https://shop.com')).toBe('https://cdn.shop.com/x.png');
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@shop.com/',
    `/${'x'.repeat(3000)}`,
    5,
    null,
  ]) {
    expect(urlOf(bad, 'https://shop.com')).toBeNull();
  }
});

test('an address is given as the URL parser gives it', () => {
  const piece = fc.stringMatching(/^[\w.%~?&=:/-]{0,12}$/);
  fc.assert(
    fc.property(fc.domain(), fc.array(piece), (host, path) => {
      const address = `https://${host}/${path.join('/')}`;
      expect(urlOf(address, 'https://shop.com')).toBe(new URL(address).href);
    }),
  );
});

test('a time is ISO 8601, from the age of the web, and not in the future', () => {
  expect(timeOf('2025-07-09T00:42:45-04:00', NOW)).toBe(Date.UTC(2025, 6, 9, 4, 42, 45));
  expect(timeOf('2025-07-09T00:42:45', NOW)).toBe(Date.UTC(2025, 6, 9, 0, 42, 45));
  expect(timeOf('2025-07-09', NOW)).toBe(Date.UTC(2025, 6, 9));
  for (const bad of [
    '275760-09-13T00:00:00Z',
    '+275760-09-13',
    '2027-01-01T00:00:00Z',
    '1969-12-31',
    '2025-13-45',
    'now',
    5,
  ]) {
    expect(timeOf(bad, NOW)).toBeNull();
  }
  expect(headerTimeOf('Fri, 20 Nov 2026 00:00:00 GMT', NOW)).toBe(Date.UTC(2026, 10, 20));
  expect(headerTimeOf('Fri, 13 Sep 275760 00:00:00 GMT', NOW)).toBeNull();
  expect(headerTimeOf('1795376200', Date.UTC(2026, 11, 1))).toBe(1_795_376_200_000);
  expect(headerTimeOf('99999999999', NOW)).toBeNull();
  expect(headerTimeOf(undefined, NOW)).toBeNull();
});
