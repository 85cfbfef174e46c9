import { flood } from './cases-of-bodies.ts';
import type { HostileCase } from './hostile-case.ts';

const GOOD = { added: null, watched: null } as const;
const BROKEN = { added: 'store-broken', watched: 'store-broken' } as const;

/** Shops that refuse, by status, robots.txt or clock. */
export const CASES_OF_REFUSALS: HostileCase[] = [
  {
    name: '429 for ever',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(429).end(),
    expected: { added: 'store-throttled', watched: 'store-throttled' },
  },
  {
    name: 'Retry-After without end',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(429, { 'retry-after': '9'.repeat(300) }).end(),
    expected: { added: 'store-throttled', watched: 'store-throttled' },
  },
  {
    name: 'Retry-After: Infinity',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(503, { 'retry-after': 'Infinity' }).end(),
    expected: { added: 'store-server-error', watched: 'store-server-error' },
  },
  {
    name: 'an error for ever',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(500).end(),
    expected: { added: 'store-server-error', watched: 'store-server-error' },
  },
  {
    name: 'a lock',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/password'
        ? scene.response.end('<html>')
        : scene.response.writeHead(302, { location: '/password' }).end(),
    expected: { added: 'store-locked', watched: 'store-locked' },
  },
  {
    name: 'a refusal',
    shop: 'woocommerce',
    answer: ({ response }) => response.writeHead(403).end(),
    expected: { added: 'store-blocked', watched: 'store-blocked' },
  },
  {
    name: 'a robots.txt of 100 MB',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/robots.txt' ? flood(scene, Buffer.from('Disallow: /nothing\n'.repeat(50_000))) : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt of nothing but wildcards',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/robots.txt'
        ? scene.response.end(`User-agent: *\n${'Disallow: /*a*b*c*d$\n'.repeat(24_000)}`)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt of one rule of stars',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/robots.txt'
        ? scene.response.end(`User-agent: *\nDisallow: /x${'*'.repeat(490_000)}`)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt that redirects for ever',
    shop: 'shopify',
    answer: (scene) =>
      scene.path.startsWith('/robots.txt')
        ? scene.response.writeHead(301, { location: `/robots.txt?${scene.asked}` }).end()
        : scene.good(),
    expected: BROKEN,
  },
  {
    name: 'a robots.txt that forbids',
    shop: 'shopify',
    answer: (scene) => (scene.path === '/robots.txt' ? scene.response.end('User-agent: *\nDisallow: /') : scene.good()),
    expected: { added: 'store-robots-disallowed', watched: 'store-robots-disallowed' },
  },
  {
    name: 'a Crawl-delay of a year',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/robots.txt' ? scene.response.end('User-agent: *\nCrawl-delay: 31536000') : scene.good(),
    expected: { added: 'store-robots-disallowed', watched: 'store-robots-disallowed' },
  },
  {
    name: 'an Age of a thousand years',
    shop: 'shopify',
    answer: (scene) => {
      scene.response.setHeader('age', '31556952000');
      scene.good();
    },
    expected: GOOD,
  },
  {
    name: 'a Date of another century',
    shop: 'shopify',
    answer: (scene) => {
      scene.response.setHeader('date', 'Wed, 01 Jan 2098 00:00:00 GMT');
      scene.good();
    },
    expected: GOOD,
  },
];
