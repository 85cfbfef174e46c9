import type { HostileCase, Scene } from './hostile-case.ts';

const BROKEN = { added: 'store-broken', watched: 'store-broken' } as const;
const SILENT = { added: 'store-unreachable', watched: 'store-unreachable' } as const;
const INSIDE = { added: 'store-redirects-inside', watched: 'store-redirects-inside' } as const;
const GOOD = { added: null, watched: null } as const;

/** Sends exactly these bytes, as a rogue server does. */
function raw(text: string): (scene: Scene) => void {
  return ({ socket }) => socket.end(Buffer.from(text, 'latin1'));
}

function again(scene: Scene, text: string, everyMs: number): void {
  const timer = setInterval(() => scene.socket.write(text), everyMs);
  scene.socket.on('close', () => clearInterval(timer));
}

function withHeaders(headers: string[]): (scene: Scene) => void {
  return raw(`HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\nContent-Length: 2\r\n\r\n{}`);
}

function redirect(location: string, status = 302): (scene: Scene) => void {
  return raw(`HTTP/1.1 ${status} Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
}

const INSIDE_ADDRESSES: [string, string][] = [
  ['loopback', 'http://127.0.0.1/'],
  ['loopback as a number', 'http://2130706433/'],
  ['loopback in octal', 'http://0177.0.0.1/'],
  ['localhost', 'http://localhost/'],
  ['a private network', 'http://192.168.0.1/'],
  ['a link-local address', 'http://169.254.1.1/'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ["the metadata's name", 'http://metadata.google.internal/'],
  ['carrier-grade NAT', 'http://100.100.100.200/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 unique local', 'http://[fd00:ec2::254]/'],
  ['IPv6 link-local', 'http://[fe80::1]/'],
  ['mapped IPv4', 'http://[::ffff:169.254.169.254]/'],
  ['6to4', 'http://[2002:a9fe:a9fe::1]/'],
  ['Teredo', 'http://[2001:0:a9fe:a9fe::1]/'],
  ['NAT64', 'http://[64:ff9b::a9fe:a9fe]/'],
  ['local NAT64', 'http://[64:ff9b:1::a9fe:a9fe]/'],
  ['a port that is none of the web', 'http://shop.com:6379/'],
  ['a file', 'file:///etc/passwd'],
  ['another scheme', 'gopher://127.0.0.1:6379/_FLUSHALL'],
];

const INSIDE_ANSWERS: [string, string[]][] = [
  ['loopback', ['127.0.0.1']],
  ['a private network', ['10.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['carrier-grade NAT', ['100.64.0.1']],
  ['IPv6 unique local', ['fd00::1']],
  ['IPv6 link-local', ['fe80::1']],
  ['mapped IPv4', ['::ffff:10.0.0.1']],
  ['6to4', ['2002:7f00:1::']],
  ['Teredo', ['2001::7f00:1']],
  ['NAT64', ['64:ff9b::7f00:1']],
  ['a public address and a private one', ['93.184.216.34', '10.0.0.1']],
];

export const CASES_OF_HEADERS: HostileCase[] = [
  {
    name: 'a header of 100 kB',
    shop: 'shopify',
    answer: withHeaders([`X-Big: ${'x'.repeat(100_000)}`]),
    expected: BROKEN,
  },
  {
    name: 'ten thousand headers',
    shop: 'shopify',
    answer: withHeaders(Array.from({ length: 10_000 }, (_, index) => `X-${index}: y`)),
    expected: BROKEN,
  },
  {
    name: 'a flood of cookies',
    shop: 'shopify',
    answer: withHeaders(Array.from({ length: 5_000 }, (_, index) => `Set-Cookie: c${index}=${'y'.repeat(40)}`)),
    expected: BROKEN,
  },
  {
    name: 'headers that never end',
    isLong: true,
    shop: 'shopify',
    answer: (scene) => {
      scene.socket.write('HTTP/1.1 200 OK\r\n');
      again(scene, 'X-More: more\r\n', 20);
    },
    expected: SILENT,
  },
  {
    name: 'headers letter by letter',
    shop: 'shopify',
    answer: (scene) => {
      scene.socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      again(scene, 's', 100);
    },
    expected: SILENT,
  },
  {
    name: 'a flood of early hints',
    shop: 'shopify',
    answer: (scene) => {
      const write = () => {
        while (
          !scene.socket.destroyed &&
          scene.socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100))
        );
      };
      scene.socket.on('drain', write);
      write();
    },
    expected: BROKEN,
  },
  {
    name: 'a 101 that nobody asked for',
    shop: 'shopify',
    answer: raw('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    expected: SILENT,
  },
  {
    name: 'status 999',
    shop: 'shopify',
    answer: raw('HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n'),
    expected: { added: 'store-server-error', watched: 'store-server-error' },
  },
  { name: 'no HTTP at all', shop: 'shopify', answer: raw('220 mail.example ESMTP\r\n'), expected: BROKEN },
  { name: 'NUL in a header', shop: 'shopify', answer: withHeaders(['X-Nul: a\u0000b']), expected: BROKEN },
  {
    name: 'a second answer behind the first, which nobody asked for',
    shop: 'shopify',
    answer: (scene) => {
      if (!scene.path.startsWith('/products.json')) return scene.good();
      const forged = JSON.stringify({
        products: [{ id: 666, title: 'Forged', variants: [{ id: 6660, price: '1.00' }] }],
      });
      const told = JSON.stringify({ products: [] });
      scene.socket.write(
        [told, forged].map((body) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`).join(''),
      );
    },
    expected: { added: null, watched: 'store-catalogue-doubtful' },
  },
  {
    name: 'answers before they are asked for',
    isLong: true,
    shop: 'shopify',
    answer: (scene) => {
      scene.good();
      setTimeout(() => scene.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{"products":[]}'), 5);
    },
    expected: GOOD,
  },
  {
    name: '10,000 redirects',
    shop: 'shopify',
    answer: (scene) => redirect(`/${Number(scene.path.slice(1)) + 1 || 1}`)(scene),
    expected: BROKEN,
  },
  { name: 'a redirect to itself', shop: 'shopify', answer: (scene) => redirect(scene.path)(scene), expected: BROKEN },
  {
    name: 'a loop of two',
    shop: 'shopify',
    answer: (scene) => redirect(scene.path === '/a' ? '/b' : '/a', 301)(scene),
    expected: BROKEN,
  },
  {
    name: 'a redirect to another site',
    shop: 'shopify',
    answer: (scene) => (scene.path === '/' ? scene.good() : redirect('https://another-shop.com/')(scene)),
    expected: { added: 'store-not-a-store', watched: 'store-not-a-store' },
  },
  {
    name: 'a redirect without an address',
    shop: 'shopify',
    answer: raw('HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n'),
    expected: BROKEN,
  },
  { name: 'control characters in Location', shop: 'shopify', answer: redirect('/a\u0001\u0007b'), expected: BROKEN },
  { name: 'a line break in Location', shop: 'shopify', answer: redirect('/a\rX-Injected: 1'), expected: BROKEN },
  { name: 'a Location of 20 kB', shop: 'shopify', answer: redirect(`/${'a'.repeat(20_000)}`), expected: BROKEN },
  { name: 'script in Location', shop: 'shopify', answer: redirect('javascript:alert(1)'), expected: INSIDE },
  ...INSIDE_ADDRESSES.map(
    ([what, to]): HostileCase => ({
      name: `a redirect to ${what}`,
      shop: 'shopify',
      answer: redirect(to),
      expected: INSIDE,
    }),
  ),
  ...INSIDE_ANSWERS.map(
    ([what, to]): HostileCase => ({
      name: `a name that resolves to ${what}`,
      shop: 'shopify',
      resolves: { host: 'tea-and-cups.com', to },
      expected: { added: 'store-address-private', watched: 'store-address-private' },
    }),
  ),
  ...(['self-signed', 'expired', 'not-yet-valid', 'another-host'] as const).map(
    (certificate): HostileCase => ({
      name: `a certificate: ${certificate}`,
      shop: 'shopify',
      certificate,
      expected: { added: 'store-certificate-invalid', watched: 'store-certificate-invalid' },
    }),
  ),
];
