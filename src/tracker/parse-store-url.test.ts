import { describe, expect, test } from 'vitest';
import { Problem } from '#runtime/problem.ts';
import { fc } from '#runtime/testing-properties.ts';
import { parseStoreUrl } from './parse-store-url.ts';

describe('an address as it is typed', () => {
  test.each([
    ['shop.com', 'shop.com', ['https://shop.com/', 'https://www.shop.com/', 'http://shop.com/']],
    ['  WWW.Shop.Com  ', 'shop.com', ['https://www.shop.com/', 'http://www.shop.com/']],
    ['en.shop.com/x', 'en.shop.com', ['https://en.shop.com/x', 'http://en.shop.com/x']],
    ['http://shop.com/en/?a=1#top', 'shop.com', ['http://shop.com/en/?a=1']],
    ['https://shop.com.', 'shop.com', ['https://shop.com/']],
    ['//shop.com', 'shop.com', ['https://shop.com/', 'https://www.shop.com/', 'http://shop.com/']],
    ['127.0.0.1:4100', '127.0.0.1:4100', ['http://127.0.0.1:4100/', 'https://127.0.0.1:4100/']],
    ['localhost:4100/x', 'localhost:4100', ['http://localhost:4100/x', 'https://localhost:4100/x']],
    [
      'متجر.com',
      'xn--pgbep1f.com',
      ['https://xn--pgbep1f.com/', 'https://www.xn--pgbep1f.com/', 'http://xn--pgbep1f.com/'],
    ],
    ['https://bücher.de', 'xn--bcher-kva.de', ['https://xn--bcher-kva.de/']],
    ['http://2130706433/', '127.0.0.1', ['http://127.0.0.1/']],
    ['www.com', 'www.com', ['https://www.com/', 'http://www.com/']],
    ['https://shop.com:443/', 'shop.com', ['https://shop.com/']],
  ])('%s', (typed, host, candidates) => {
    expect(parseStoreUrl(typed)).toMatchObject({ host, candidates });
  });

  test.each([
    '',
    '   ',
    'my shop',
    'asdf',
    'ftp://shop.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'mailto:me@shop.com',
    'https://user:pass@shop.com',
    'me@shop.com',
    'https://',
    'http://[::1',
    'shop..com',
    'http://-.com',
    'https://shop.com\\@evil.com',
    'shop.com:99999',
    `https://shop.com/${'x'.repeat(3000)}`,
  ])('%s is no address', (typed) => {
    expect(() => parseStoreUrl(typed)).toThrow(expect.objectContaining({ code: 'store-address-invalid' }));
  });

  test('is parsed or refused, nothing else, and a host parses to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        try {
          const { host } = parseStoreUrl(typed);
          expect(parseStoreUrl(host).host).toBe(host);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
      }),
    );
  });
});
