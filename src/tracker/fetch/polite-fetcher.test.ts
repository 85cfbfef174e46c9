import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { MINUTE_MS, manualClock, systemClock } from '#runtime/clock.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchRequest } from './fetcher.ts';
import { type PoliteFetcherOptions, politeFetcher } from './polite-fetcher.ts';
import { type TestHost, testHost } from './testing-host.ts';

const NOW = Date.UTC(2027, 3, 1, 12);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** For requests that never end by themselves; an answer that comes has all the time of the product. */
const SHORT = { times: { connectMs: 500, headersMs: 500, pieceMs: 500, totalMs: 1_500 } };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function open(answer: Answer, robots: Answer = notFound): Promise<TestHost> {
  const host = await testHost((request, response) =>
    (request.url === '/robots.txt' ? robots : answer)(request, response),
  );
  closing.push(host.close);
  return host;
}

function fetcherFor(hosts: TestHost[], options: Partial<PoliteFetcherOptions> = {}) {
  const fetcher = politeFetcher({
    clock: systemClock,
    version: '1.2.3',
    contact: 'https://operator.test/bot',
    allowedPrivateHosts: new Set(hosts.map(({ host }) => host)),
    ...options,
  });
  closing.push(fetcher.close);
  return fetcher;
}

async function ask(host: TestHost, request: Partial<FetchRequest> = {}, options: Partial<PoliteFetcherOptions> = {}) {
  const fetcher = fetcherFor([host], options);
  return fetcher.fetch({ url: `${host.origin}/products.json`, expects: 'json', ...request });
}

async function failure(asked: Promise<unknown>): Promise<FetchFailure> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FetchFailure);
  return error as FetchFailure;
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}

function respond(status: number, headers: Record<string, string>, body: string | Buffer = ''): Answer {
  return (_request, response) => response.writeHead(status, headers).end(body);
}

describe('an answer', () => {
  test('says who asks, and comes decompressed with its time', async () => {
    let agent: string | undefined;
    const date = new Date(NOW).toUTCString();
    const host = await open((request, response) => {
      agent = request.headers['user-agent'];
      response.writeHead(200, { 'content-encoding': 'gzip', date, age: '60' }).end(gzipSync('{"a":1}'));
    });
    const answer = await ask(host, {}, { clock: manualClock(NOW) });
    expect(agent).toBe('Tillwatch/1.2.3 (+https://operator.test/bot)');
    expect(answer.body.toString()).toBe('{"a":1}');
    expect(answer.at).toBe(NOW - MINUTE_MS);
  });

  test.each([
    ['br', brotliCompressSync('hello')],
    ['deflate', deflateSync('hello')],
    ['deflate', deflateRawSync('hello')],
    ['gzip, br', brotliCompressSync(gzipSync('hello'))],
  ])('comes decompressed from %s', async (coding, body) => {
    const host = await open(respond(200, { 'content-encoding': coding }, body));
    expect((await ask(host)).body.toString()).toBe('hello');
  });

  test('304 and 404 count as answers', async () => {
    const host = await open((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 404).end(),
    );
    expect((await ask(host, { headers: { 'if-none-match': '"1"' } })).status).toBe(304);
    expect((await ask(host)).status).toBe(404);
  });
});

describe('refusals', () => {
  test.each([
    ['429', 429, { 'retry-after': '7' }, '', 'store-throttled', 7],
    ['430', 430, {}, '', 'store-throttled', null],
    ['503 with Retry-After', 503, { 'retry-after': '30' }, '', 'store-throttled', 30],
    ['503 without', 503, {}, '', 'store-server-error', null],
    [
      'the rate limit of WooCommerce',
      400,
      { 'ratelimit-retry-after': '9' },
      '{"code":"rate_limit_exceeded"}',
      'store-throttled',
      9,
    ],
    ['401', 401, {}, '', 'store-blocked', null],
    ['403', 403, {}, '', 'store-blocked', null],
    ['a challenge with status 200', 200, { 'cf-mitigated': 'challenge' }, '<html>', 'store-blocked', null],
    ['a challenge of AWS', 202, { 'x-amzn-waf-action': 'challenge' }, '', 'store-blocked', null],
    ['a captcha of AWS', 405, { 'x-amzn-waf-action': 'captcha' }, '', 'store-blocked', null],
    ['a challenge of SiteGround', 202, { 'sg-captcha': 'challenge' }, '', 'store-blocked', null],
    ['a challenge page', 503, {}, '<html><title>Just a moment...</title>', 'store-blocked', null],
    ['402, a frozen shop', 402, {}, '', 'store-locked', null],
    ['500', 500, {}, '', 'store-server-error', null],
  ])('%s', async (_name, status, headers, body, code, wait) => {
    const host = await open(respond(status, headers, body));
    const refused = await failure(ask(host));
    expect(refused.code).toBe(code);
    expect(refused.retryAfterSeconds).toBe(wait);
  });

  test('a redirect to the password page is a lock, another one is not', async () => {
    const host = await open((request, response) => {
      if (request.url === '/products.json') response.writeHead(302, { location: '/password' }).end();
      else response.writeHead(200).end('<html>');
    });
    expect((await failure(ask(host))).code).toBe('store-locked');
    expect((await ask(host, { url: `${host.origin}/elsewhere` })).status).toBe(200);
  });

  test('the whole host is left alone for as long as it asked', async () => {
    const host = await open(respond(429, { 'retry-after': '60' }));
    const fetcher = fetcherFor([host]);
    await failure(fetcher.fetch({ url: `${host.origin}/one`, expects: 'json' }));
    const second = await failure(fetcher.fetch({ url: `${host.origin}/two`, expects: 'json' }));
    expect(second.code).toBe('store-throttled');
    expect(second.retryAfterSeconds).toBeGreaterThan(50);
    expect(host.seen).not.toContain('GET /two');
  });
});

describe('robots.txt', () => {
  test('is asked first, once, and its rules see the query', async () => {
    const host = await open(respond(200, {}, '{}'), respond(200, {}, 'User-agent: *\nDisallow:/*?page='));
    const fetcher = fetcherFor([host]);
    await fetcher.fetch({ url: `${host.origin}/products.json?limit=1`, expects: 'json' });
    expect((await failure(fetcher.fetch({ url: `${host.origin}/products.json?page=2`, expects: 'json' }))).code).toBe(
      'store-robots-disallowed',
    );
    expect(host.seen).toEqual(['GET /robots.txt', 'GET /products.json?limit=1']);
  });

  test('our own group counts before the group for all, the longest match wins, and allow wins a tie', async () => {
    const rules =
      'User-agent: *\nAllow: /\n\nUser-agent: Tillwatch\nDisallow: /a\nAllow: /a/b\nDisallow: /c\nAllow: /c\n';
    const host = await open(respond(200, {}, '{}'), respond(200, {}, rules));
    const fetcher = fetcherFor([host]);
    expect((await failure(fetcher.fetch({ url: `${host.origin}/a/x`, expects: 'json' }))).code).toBe(
      'store-robots-disallowed',
    );
    expect((await fetcher.fetch({ url: `${host.origin}/a/b`, expects: 'json' })).status).toBe(200);
    expect((await fetcher.fetch({ url: `${host.origin}/c`, expects: 'json' })).status).toBe(200);
  });

  test('a server error forbids everything, a refusal nothing', async () => {
    const broken = await open(respond(200, {}, '{}'), respond(500, {}));
    expect((await failure(ask(broken))).code).toBe('store-server-error');
    expect(broken.seen).toEqual(['GET /robots.txt']);
    const refusing = await open(respond(200, {}, '{}'), respond(403, {}));
    expect((await ask(refusing)).status).toBe(200);
  });

  test('Crawl-delay is the least gap, even for hosts without one', async () => {
    const host = await open(respond(200, {}, '{}'), respond(200, {}, 'User-agent: *\nCrawl-delay: 0.3'));
    const fetcher = fetcherFor([host]);
    const startedAt = performance.now();
    for (const path of ['/1', '/2', '/3']) await fetcher.fetch({ url: host.origin + path, expects: 'json' });
    expect(performance.now() - startedAt).toBeGreaterThan(580);
  });

  test('an unreasonable delay forbids everything', async () => {
    const host = await open(respond(200, {}, '{}'), respond(200, {}, 'User-agent: *\nCrawl-delay: 86400'));
    expect((await failure(ask(host))).code).toBe('store-robots-disallowed');
  });

  test('an endless file is read up to its first 500 KiB', async () => {
    const host = await open(respond(200, {}, '{}'), (_request, response) => {
      response.writeHead(200);
      response.write('User-agent: *\nDisallow: /secret\n');
      const timer = setInterval(() => response.write('#'.repeat(200_000)), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect((await ask(host)).status).toBe(200);
    expect((await failure(ask(host, { url: `${host.origin}/secret` }))).code).toBe('store-robots-disallowed');
  });

  test.each([
    ['gzip', gzipSync],
    ['br', (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ] as const)('a long file in %s is read up to its first 500 KiB as well', async (coding, compress) => {
    const start = 'User-agent: *\nDisallow: /secret\n';
    const noise = randomBytes(500_000)
      .toString('hex')
      .replace(/(.{60})/g, '#$1\n');
    const files = [start + noise.repeat(2), start + '#\n'.repeat(2_000_000)].map((text) => compress(text));
    // one is cut on the wire, the other one while it is decompressed
    expect(files.map(({ length }) => length > 512_000)).toEqual([true, false]);
    for (const file of files) {
      const host = await open(respond(200, {}, '{}'), respond(200, { 'content-encoding': coding }, file));
      const fetcher = fetcherFor([host]);
      expect((await fetcher.fetch({ url: `${host.origin}/open`, expects: 'json' })).status).toBe(200);
      const secret = fetcher.fetch({ url: `${host.origin}/secret`, expects: 'json' });
      expect((await failure(secret)).code).toBe('store-robots-disallowed');
    }
  });

  test('a picture does not wait for the turn of a host with a Crawl-delay', async () => {
    const host = await open(respond(200, {}, 'picture'), respond(200, {}, 'User-agent: *\nCrawl-delay: 10'));
    const fetcher = fetcherFor([host]);
    const picture = (path: string) => fetcher.fetch({ url: host.origin + path, expects: 'image' });
    expect((await picture('/1.png')).status).toBe(200);
    const refused = await Promise.all(['/2.png', '/3.png'].map((path) => failure(picture(path))));
    expect(refused.map(({ code, retryAfterSeconds }) => [code, retryAfterSeconds])).toEqual([
      ['store-throttled', 10],
      ['store-throttled', 10],
    ]);
    expect(host.seen).toEqual(['GET /robots.txt', 'GET /1.png']);
  });
});

describe('bounds', () => {
  test('one request is in flight per host', async () => {
    let inFlight = 0;
    let most = 0;
    const host = await open((_request, response) => {
      most = Math.max(most, ++inFlight);
      setTimeout(() => {
        inFlight--;
        response.end('{}');
      }, 30);
    });
    const fetcher = fetcherFor([host]);
    await Promise.all(
      ['/1', '/2', '/3', '/4'].map((path) => fetcher.fetch({ url: host.origin + path, expects: 'json' })),
    );
    expect(most).toBe(1);
  });

  test('a body of two gigabytes is refused by its announced length', async () => {
    const host = await open((_request, response) => {
      response.writeHead(200, { 'content-length': String(2 ** 31) });
      response.write('x');
    });
    expect((await failure(ask(host))).code).toBe('store-too-large');
  });

  test('a body without an end is cut off', async () => {
    const host = await open((_request, response) => {
      const piece = Buffer.alloc(256 * 1024, 0x20);
      const timer = setInterval(() => response.write(piece), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failure(ask(host, { expects: 'text' }))).code).toBe('store-too-large');
  });

  test('a bomb of zeros is not unpacked beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().rss;
    const host = await open(respond(200, { 'content-encoding': 'gzip' }, bomb));
    expect((await failure(ask(host))).code).toBe('store-too-large');
    expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  });

  test.each([['gzip'], ['br'], ['zstd'], ['gzip, gzip, gzip']])('a malformed body in %s is broken', async (coding) => {
    const host = await open(respond(200, { 'content-encoding': coding }, 'this is no such thing'));
    expect((await failure(ask(host))).code).toBe('store-broken');
  });

  test('an answer of one byte at a time ends at the deadline', async () => {
    const host = await open((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failure(ask(host, {}, SHORT))).code).toBe('store-unreachable');
  });

  test('a server that says nothing is unreachable', async () => {
    const host = await open(() => {});
    expect((await failure(ask(host, {}, SHORT))).code).toBe('store-unreachable');
  });

  test('a flood of headers is broken', async () => {
    const host = await open(respond(200, { 'x-flood': 'x'.repeat(100_000) }));
    expect((await failure(ask(host))).code).toBe('store-broken');
  });

  test('a port where nobody listens is unreachable', async () => {
    const host = await open(notFound);
    await host.close();
    expect((await failure(ask(host))).code).toBe('store-unreachable');
  });
});

describe('redirects', () => {
  test('are followed within a site, up to five', async () => {
    const host = await open((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    expect((await ask(host, { url: `${host.origin}/5` })).body.toString()).toBe('there');
    expect((await failure(ask(host, { url: `${host.origin}/6` }))).code).toBe('store-broken');
    expect((await failure(ask(host, { url: `${host.origin}/10000` }))).code).toBe('store-broken');
  });

  test.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://2130706433/',
    'http://localhost/',
    'file:///etc/passwd',
  ])('to %s are refused, since they lead to private addresses', async (location) => {
    const host = await open(respond(302, { location }));
    expect((await failure(ask(host))).code).toBe('store-redirects-inside');
    expect((await failure(ask(host, { mayLeaveSite: true }))).code).toBe('store-redirects-inside');
  });

  test('from one allowed host to another are followed', async () => {
    const inside = await open(respond(200, {}, 'there'));
    const outside = await open(respond(302, { location: inside.origin }));
    const fetcher = fetcherFor([inside, outside]);
    const answer = await fetcher.fetch({ url: outside.origin, expects: 'html', mayLeaveSite: true });
    expect(answer.body.toString()).toBe('there');
  });

  test('to another site need permission', async () => {
    const host = await open(respond(302, { location: 'https://another-shop.com/' }));
    expect((await failure(ask(host))).code).toBe('store-not-a-store');
  });

  test('without an address are broken', async () => {
    const host = await open(respond(302, {}));
    expect((await failure(ask(host))).code).toBe('store-broken');
  });
});

describe('names', () => {
  test('that resolve to private addresses are refused at the connection, whatever they resolved to before', async () => {
    const host = await open(respond(200, {}, '{}'));
    let asked = 0;
    const fetcher = fetcherFor([host], {
      resolveAll: (_name, done) => {
        asked++;
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      },
    });
    expect((await failure(fetcher.fetch({ url: 'http://rebinding-shop.com/', expects: 'json' }))).code).toBe(
      'store-address-private',
    );
    expect(asked).toBeGreaterThan(0);
    expect(host.seen).toEqual([]);
  });

  test('that nobody knows are not found', async () => {
    const fetcher = fetcherFor([], {
      resolveAll: (_name, done) => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []),
    });
    expect((await failure(fetcher.fetch({ url: 'https://no-such-shop.com/', expects: 'json' }))).code).toBe(
      'store-not-found',
    );
  });
});
