import { lookup } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress, vetUrl } from './vet-address.ts';
import { vettingLookup } from './vetting-lookup.ts';

const NONE = new Set<string>();

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof FetchFailure ? error.code : String(error);
  }
}

describe('private addresses are refused', () => {
  test.each([
    ['loopback', '127.0.0.1'],
    ['this host', '0.0.0.0'],
    ['private 10/8', '10.1.2.3'],
    ['private 172.16/12', '172.20.0.1'],
    ['private 192.168/16', '192.168.1.1'],
    ['link-local, where cloud metadata lives', '169.254.169.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['benchmarking', '198.18.0.1'],
    ['protocol assignments', '192.0.0.8'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 unique local', 'fc00::1'],
    ['IPv6 site-local', 'fec0::1'],
    ['mapped IPv4', '::ffff:10.0.0.1'],
    ['compatible IPv4', '::10.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['no address', 'shop.example.org'],
  ])('%s', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('urls', () => {
  test.each(['https://shop.example/', 'https://no.such.shop.invalid/', 'http://a.test./'])(
    '%s leads nowhere',
    (url) => {
      expect(() => vetUrl(new URL(url), new Set())).toThrow('store-not-found');
    },
  );

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::1]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://a.localhost/',
    'http://intranet/',
    'http://router.home.arpa/',
    'https://shop.com:8443/',
    'http://shop.com:22/',
    'ftp://shop.com/',
    'file:///etc/passwd',
    'gopher://shop.com/',
    'data:text/plain,hello',
  ])('%s is refused', (address) => {
    expect(codeOf(() => vetUrl(new URL(address), NONE))).toBe('store-address-private');
  });

  test.each([
    'https://shop.com/',
    'http://shop.com./products',
    'http://shop.com:443/',
    'https://8.8.8.8/',
    'https://متجر.com/',
  ])('%s may be asked', (address) => {
    expect(vetUrl(new URL(address), NONE)).toEqual({ isAllowedPrivate: false });
  });

  test('an allowed host is distinguished by its port', () => {
    const allowed = new Set(['127.0.0.1:4100', '[::1]:4100', 'localhost:80']);
    expect(vetUrl(new URL('http://127.0.0.1:4100/x'), allowed)).toEqual({ isAllowedPrivate: true });
    expect(vetUrl(new URL('http://[::1]:4100/'), allowed)).toEqual({ isAllowedPrivate: true });
    expect(vetUrl(new URL('http://localhost/'), allowed)).toEqual({ isAllowedPrivate: true });
    expect(codeOf(() => vetUrl(new URL('http://127.0.0.1:4101/'), allowed))).toBe('store-address-private');
  });
});

describe('names', () => {
  function resolve(addresses: { address: string; family: number }[]): Promise<string> {
    const resolver = vettingLookup((_name, done) => done(null, addresses));
    return new Promise((settle) => {
      resolver('shop.com', { all: false }, (error, address) =>
        settle(error instanceof FetchFailure ? error.code : (error?.message ?? String(address))),
      );
    });
  }

  test('one private answer among public ones refuses the name', async () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await resolve(addresses)).toBe('store-address-private');
  });

  test('public answers are connected to as they were checked', async () => {
    expect(await resolve([{ address: '8.8.8.8', family: 4 }])).toBe('8.8.8.8');
  });

  test('a name without an answer has no host', async () => {
    expect(await resolve([])).toBe('store-not-found');
  });

  test('the system resolver is asked for all addresses', async () => {
    const code = await new Promise((settle) => {
      vettingLookup((name, done) => lookup(name, { all: true }, done))('localhost', { all: true }, (error) =>
        settle(error instanceof FetchFailure ? error.code : String(error)),
      );
    });
    expect(code).toBe('store-address-private');
  });
});
