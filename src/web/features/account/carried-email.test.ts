// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { carriedEmail, carryEmail } from './carried-email.ts';

afterEach(() => {
  carryEmail('');
  sessionStorage.clear();
});

test('an address that was typed is there after a reload of the page', () => {
  carryEmail('ada@shop.example');
  expect({ ...sessionStorage }).toEqual({ 'tillwatch.carriedEmail': 'ada@shop.example' });
  // a page that has just come knows nothing else
  sessionStorage.setItem('tillwatch.carriedEmail', 'ben@shop.example');
  expect(carriedEmail()).toBe('ben@shop.example');
});
