import { describe, expect, it } from 'vitest';
import { isAuthorized } from './is-authorized.ts';

const page = (address: string) => new URL(address);
const DOMAINS = ['tillwatch.example', '127.0.0.1'];

describe('isAuthorized', () => {
  it.each(['https://tillwatch.example/login', 'http://app.Tillwatch.example', 'http://127.0.0.1:3000'])(
    'lets %s sign in',
    (address) => {
      expect(isAuthorized(page(address), DOMAINS)).toBe(true);
    },
  );

  it.each([
    'https://tillwatch.example.evil.example',
    'https://eviltillwatch.example',
    'http://1.127.0.0.1.example',
    'ftp://tillwatch.example',
  ])('refuses %s', (address) => {
    expect(isAuthorized(page(address), DOMAINS)).toBe(false);
  });

  it('refuses every page if there are no domains', () => {
    expect(isAuthorized(page('https://tillwatch.example'), [])).toBe(false);
  });
});
