import { expect, it } from 'vitest';
import { canonicalEmail, findCanonicalEmail } from './email-address.ts';

it.each(['Ada@Shop.Example', ' ada@shop.example ', 'ADA@SHOP.EXAMPLE'])('stores %j in one spelling', (email) => {
  expect(canonicalEmail(email)).toBe('ada@shop.example');
});

it.each(['a+b@shop.example', "o'hara@shop.example", 'ü@bücher.example', 'a@b-c.co.uk'])('accepts %s', (email) => {
  expect(findCanonicalEmail(email)).toBe(email);
});

it.each([
  'ada',
  'ada@',
  '@shop.example',
  'ada@shop',
  'ada@-shop.example',
  'a b@shop.example',
  'ada@shop.example\r\nBcc: x@evil.example',
  'ada@shop.example,x@evil.example',
  '<ada@shop.example>',
  `${'a'.repeat(250)}@shop.example`,
])('refuses %j', (email) => {
  expect(findCanonicalEmail(email)).toBeNull();
});
