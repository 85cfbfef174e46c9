import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { isPublicAddress } from './vet-address.ts';

/** https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '0.0.0.0/32',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

/** https://www.iana.org/assignments/iana-ipv6-special-registry; then multicast, site-local and unassigned addresses. */
const SPECIAL_V6 = [
  '::1/128',
  '::/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
  'fec0::/10',
  '::/8',
  '200::/7',
  '400::/6',
  '4000::/2',
  '8000::/1',
];

const PUBLIC_NEIGHBOURS = [
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.255.255'],
  ...['192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255'],
  ...['2000::', '2001:200::', '2001:db7:ffff::1', '2001:db9::', '2003::', '2606:4700::1111', '2620:4f:8001::'],
  ...['2a00:1450:4001:82a::200e', '3ffe:ffff::1', '3fff:1000::', '3fff:ffff::', '::ffff:8.8.8.8', '0:0::ffff:808:808'],
];

/** Every way in which an IPv6 address embeds an IPv4 one. `a`, `b`: its halves in hexadecimal. */
const EMBEDDINGS: [name: string, write: (a: string, b: string) => string][] = [
  ['compatible', (a, b) => `::${a}:${b}`],
  ['mapped', (a, b) => `::ffff:${a}:${b}`],
  ['translated (SIIT)', (a, b) => `::ffff:0:${a}:${b}`],
  ['NAT64', (a, b) => `64:ff9b::${a}:${b}`],
  ['NAT64 by a local prefix /96', (a, b) => `64:ff9b:1:fffe::${a}:${b}`],
  ['NAT64 by a local prefix /48', (a, b) => `64:ff9b:1:${a}:${hex(half(b) >> 8)}:${hex((half(b) & 255) << 8)}::`],
  [
    'NAT64 by a local prefix /64',
    (a, b) => `64:ff9b:1:1:${hex(half(a) >> 8)}:${shifted(a, b)}:${hex((half(b) & 255) << 8)}::`,
  ],
  ['6to4', (a, b) => `2002:${a}:${b}::1`],
  ['the server of Teredo', (a, b) => `2001:0:${a}:${b}:0:ffff:f7f7:f7f7`],
  ['the client of Teredo', (a, b) => `2001:0:808:808:0:ffff:${hex(~half(a) & 0xffff)}:${hex(~half(b) & 0xffff)}`],
  ['ISATAP', (a, b) => `2a00:1450::5efe:${a}:${b}`],
  ['ISATAP of a public address', (a, b) => `2a00:1450::200:5efe:${a}:${b}`],
];

describe('IANA’s special-purpose addresses are not of the public internet', () => {
  test.each([...SPECIAL_V4, ...SPECIAL_V6])('%s', (range) => {
    const [first, bits] = ipaddr.parseCIDR(range);
    const kind = first.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
    expect(isPublicAddress(kind.networkAddressFromCIDR(range).toString())).toBe(false);
    const bytes = first.toByteArray();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: bytes.length, maxLength: bytes.length }), (drawn) => {
        const address = ipaddr.fromByteArray(bytes.map((byte, index) => within(byte, drawn[index]!, bits - index * 8)));
        // the range that all of IPv4 is mapped to is judged as IPv4
        if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) return;
        expect(isPublicAddress(address.toString()), address.toString()).toBe(false);
      }),
      { seed: 4, numRuns: 200 },
    );
  });
});

test.each(PUBLIC_NEIGHBOURS)('%s beside them is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(EMBEDDINGS)('%s opens no private address', (_name, write) => {
  for (const range of SPECIAL_V4) {
    const [a, b, c, d] = ipaddr.IPv4.parseCIDR(range)[0].octets as [number, number, number, number];
    const address = write(hex(a * 256 + b), hex(c * 256 + d));
    expect(ipaddr.isValid(address), address).toBe(true);
    expect(isPublicAddress(address), address).toBe(false);
  }
});

/** The fixed bits of one byte, with the rest as drawn. */
function within(fixed: number, drawn: number, fixedBits: number): number {
  const mask = (0xff00 >> Math.max(0, Math.min(8, fixedBits))) & 0xff;
  return (fixed & mask) | (drawn & ~mask & 0xff);
}

function hex(value: number): string {
  return value.toString(16);
}

function half(text: string): number {
  return Number.parseInt(text, 16);
}

/** The sixteen bits in the middle of the two halves. */
function shifted(a: string, b: string): string {
  return hex(((half(a) & 255) << 8) | (half(b) >> 8));
}
