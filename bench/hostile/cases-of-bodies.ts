import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import type { HostileCase, Scene } from './hostile-case.ts';

const MIB = 1024 * 1024;
const TOO_LARGE = { added: 'store-too-large', watched: 'store-too-large' } as const;
const BROKEN = { added: 'store-broken', watched: 'store-broken' } as const;
const SILENT = { added: 'store-unreachable', watched: 'store-unreachable' } as const;

function isCatalogue({ path }: Scene): boolean {
  return path.startsWith('/products.json') || path.startsWith('/wp-json/wc/');
}

/** Hostile for requests of the catalogue, honest otherwise. */
function atCatalogue(answer: (scene: Scene) => void): (scene: Scene) => void {
  return (scene) => (isCatalogue(scene) ? answer(scene) : scene.good());
}

/** Writes `piece` forever, as fast as the reader takes it. */
export function flood({ response }: Scene, piece: Buffer, headers: Record<string, string | number> = {}): void {
  response.writeHead(200, headers);
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}

/** Writes `piece` repeatedly, with a pause between. */
function drip(scene: Scene, piece: string, everyMs: number): void {
  scene.response.writeHead(200);
  const timer = setInterval(() => scene.response.write(piece), everyMs);
  scene.socket.on('close', () => clearInterval(timer));
}

/** Bodies are made on first use, so not if the cases are only listed. */
function encoded(coding: string, make: () => Buffer): (scene: Scene) => void {
  const body = once(make);
  return atCatalogue(({ response }) => response.writeHead(200, { 'content-encoding': coding }).end(body()));
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const zeros = once(() => Buffer.alloc(128 * MIB));
// made while the tracker waits for its headers, so it must be fast
const gzipBomb = once(() => gzipSync(zeros(), { level: 1 }));
const doubleBomb = once(() => gzipSync(gzipBomb()));
const deflateBomb = once(() => deflateSync(zeros(), { level: 9 }));
const zstdBomb = once(() => zstdCompressSync(zeros()));
const brotliBomb = once(() => brotliCompressSync(zeros(), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }));

function json(make: () => string): (scene: Scene) => void {
  return atCatalogue(({ response }) => response.writeHead(200).end(make()));
}

function longString(length: number): string {
  return JSON.stringify({ products: ['x'.repeat(length)] });
}

export const CASES_OF_BODIES: HostileCase[] = [
  {
    name: 'a body of 2 GB, announced',
    shop: 'shopify',
    answer: atCatalogue((scene) => flood(scene, Buffer.alloc(MIB, 0x20), { 'content-length': 2 ** 31 })),
    expected: TOO_LARGE,
  },
  {
    name: 'a body of 2 GB, unannounced',
    shop: 'shopify',
    answer: atCatalogue((scene) => flood(scene, Buffer.alloc(MIB, 0x20))),
    expected: TOO_LARGE,
  },
  {
    name: 'a page at the door that never ends',
    shop: 'shopify',
    answer: (scene) => flood(scene, Buffer.from('<p>welcome'.repeat(10_000))),
    expected: { added: 'store-too-large', watched: 'store-too-large' },
  },
  {
    name: 'a gzip bomb',
    shop: 'shopify',
    answer: atCatalogue(({ response }) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipBomb())),
    expected: TOO_LARGE,
  },
  {
    name: 'a brotli bomb',
    isLong: true,
    shop: 'shopify',
    answer: atCatalogue(({ response }) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliBomb())),
    expected: TOO_LARGE,
  },
  {
    name: 'a deflate bomb',
    isLong: true,
    shop: 'shopify',
    answer: atCatalogue(({ response }) =>
      response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateBomb()),
    ),
    expected: TOO_LARGE,
  },
  {
    name: 'a bomb in a bomb',
    isLong: true,
    shop: 'shopify',
    answer: atCatalogue(({ response }) =>
      response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(doubleBomb()),
    ),
    expected: TOO_LARGE,
  },
  {
    name: 'a zstd bomb, a coding that was not asked for',
    isLong: true,
    shop: 'shopify',
    answer: atCatalogue(({ response }) => response.writeHead(200, { 'content-encoding': 'zstd' }).end(zstdBomb())),
    expected: BROKEN,
  },
  {
    name: 'a thousand codings over each other',
    shop: 'shopify',
    answer: encoded(Array.from({ length: 1_000 }, () => 'gzip').join(', '), () => Buffer.from('x')),
    expected: BROKEN,
  },
  {
    name: 'a torn gzip',
    shop: 'shopify',
    answer: encoded('gzip', () => gzipSync('{"products":[]}').subarray(0, 20)),
    expected: BROKEN,
  },
  {
    name: 'a coding that is none',
    shop: 'shopify',
    answer: encoded('gzip', () => Buffer.from('{"products":[]}')),
    expected: BROKEN,
  },
  {
    name: 'one byte a second',
    shop: 'shopify',
    answer: (scene) => drip(scene, ' ', 1_000),
    expected: SILENT,
  },
  {
    name: 'ten bytes a second, for ever',
    isLong: true,
    shop: 'shopify',
    answer: (scene) => drip(scene, ' ', 100),
    expected: SILENT,
  },
  { name: 'no answer at all', shop: 'shopify', answer: () => {}, expected: SILENT },
  {
    name: 'a reset within the body',
    shop: 'shopify',
    answer: atCatalogue(({ response, socket }) => {
      response.writeHead(200, { 'content-length': 10_000 });
      response.write('{"products":[', () => socket.resetAndDestroy());
    }),
    expected: SILENT,
  },
  {
    name: 'a reset before any answer',
    shop: 'shopify',
    answer: ({ socket }) => socket.resetAndDestroy(),
    expected: SILENT,
  },
  {
    name: 'less than the content-length says',
    shop: 'shopify',
    answer: atCatalogue(({ socket }) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"products":[]}')),
    expected: SILENT,
  },
  {
    name: 'more than the content-length says',
    shop: 'shopify',
    answer: atCatalogue(({ socket }) => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{"products":[]}`)),
    expected: BROKEN,
  },
  {
    name: 'two lengths that disagree',
    shop: 'shopify',
    answer: atCatalogue(({ socket }) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 15\r\n\r\n{"products":[]}'),
    ),
    expected: BROKEN,
  },
  {
    name: 'a length and chunks at once',
    shop: 'shopify',
    answer: atCatalogue(({ socket }) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 15\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"pro\r\n0\r\n\r\n'),
    ),
    expected: BROKEN,
  },
  {
    name: 'chunks whose extensions never end',
    isLong: true,
    shop: 'shopify',
    answer: atCatalogue(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;');
      const timer = setInterval(() => socket.write('a'.repeat(65_536)), 1);
      socket.on('close', () => clearInterval(timer));
    }),
    expected: SILENT,
  },
  {
    name: 'an empty body',
    shop: 'shopify',
    answer: atCatalogue(({ response }) => response.writeHead(200).end()),
    expected: BROKEN,
  },
  {
    name: 'JSON as a picture',
    shop: 'shopify',
    answer: (scene) => {
      scene.response.setHeader('content-type', 'image/png');
      scene.good();
    },
    expected: { added: null, watched: null },
  },
  {
    name: 'a picture as JSON',
    shop: 'shopify',
    answer: atCatalogue(({ response }) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.from('89504e470d0a1a0a', 'hex')),
    ),
    expected: BROKEN,
  },
  {
    name: 'a page where JSON belongs',
    shop: 'woocommerce',
    answer: ({ response }) => response.writeHead(200).end('<html><title>Welcome</title>'),
    expected: { added: 'store-answers-html', watched: ['store-not-a-store', 'store-answers-html'] },
  },
  {
    name: 'random bytes',
    shop: 'shopify',
    answer: atCatalogue(({ response }) => response.end(randomBytes(MIB))),
    expected: BROKEN,
  },
  {
    name: 'a string of 50 MB',
    isLong: true,
    shop: 'shopify',
    answer: json(() => longString(50 * MIB)),
    expected: TOO_LARGE,
  },
  {
    name: 'a string of 50 MB, compressed',
    isLong: true,
    shop: 'shopify',
    answer: encoded('gzip', () => gzipSync(longString(50 * MIB))),
    expected: TOO_LARGE,
  },
  {
    name: 'a string of 20 MB, compressed, beside no product',
    isLong: true,
    shop: 'shopify',
    answer: encoded('gzip', () => gzipSync(longString(20 * MIB))),
    expected: { added: 'store-not-a-store', watched: 'store-broken' },
  },
  {
    name: 'JSON 100,000 levels deep',
    shop: 'shopify',
    answer: json(() => '['.repeat(100_000) + ']'.repeat(100_000)),
    expected: { added: 'store-not-a-store', watched: 'store-broken' },
  },
  {
    name: 'JSON 1,500,000 levels deep, unclosed',
    shop: 'shopify',
    answer: json(() => '{"a":'.repeat(1_500_000)),
    expected: BROKEN,
  },
  {
    name: 'two million keys',
    isLong: true,
    shop: 'shopify',
    answer: encoded('gzip', () =>
      gzipSync(`{${Array.from({ length: 2_000_000 }, (_, key) => `"${key.toString(36)}":1`).join(',')}}`),
    ),
    expected: TOO_LARGE,
  },
  {
    name: 'eight million empty lists',
    isLong: true,
    shop: 'shopify',
    answer: encoded('gzip', () => gzipSync(`{"products":[${'[],'.repeat(7_900_000)}[]]}`)),
    expected: TOO_LARGE,
  },
  {
    name: 'NaN and Infinity, which JSON does not know',
    shop: 'shopify',
    answer: json(() => '{"products":[{"id":NaN,"price":Infinity}]}'),
    expected: BROKEN,
  },
];
