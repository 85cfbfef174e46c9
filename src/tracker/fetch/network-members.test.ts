import { expect, test } from 'vitest';
import type { Network } from './network.ts';
import { networkMembers } from './network-members.ts';

const plain = { status: 200, headers: {}, retryAfterSeconds: null };

function open() {
  const taken: Network[] = [];
  const slowed: [Network, number | null][] = [];
  const members = networkMembers({
    take: async (network) => void taken.push(network),
    slow: async (network, seconds) => void slowed.push([network, seconds]),
  });
  return { members, taken, slowed };
}

test.each([
  [{ 'x-shopid': '1' }, ['shopify']],
  [{ 'powered-by': 'Shopify-Hydrogen' }, ['shopify']],
  [{ 'x-wix-request-id': '1.2' }, ['wix']],
  [{ server: 'Squarespace' }, ['squarespace']],
  [{ server: 'nginx' }, []],
])('a host whose answer shows %j waits for %j from then on', async (headers, networks) => {
  const { members, taken } = open();
  await members.waitForTurn('shop.example');
  await members.learn('shop.example', { ...plain, headers });
  await members.waitForTurn('shop.example');
  expect(taken).toEqual(networks);
});

test('a host’s known network counts before it answered, and a refusal that names no network slows that one', async () => {
  const { members, taken, slowed } = open();
  members.know('shop.example', 'shopify');
  await members.waitForTurn('shop.example');
  await members.learn('shop.example', { ...plain, status: 429 });
  expect(slowed).toEqual([]);
  await members.learn('shop.example', { ...plain, status: 430, retryAfterSeconds: 60 });
  await members.learn('other.example', { ...plain, status: 430 });
  expect(taken).toEqual(['shopify']);
  expect(slowed).toEqual([['shopify', 60]]);
});
