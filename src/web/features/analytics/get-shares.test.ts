import { expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { stateOf } from '../estimate/estimate-words.ts';
import { getCountrySharesQuery, getTagSharesQuery } from './get-shares.ts';

test('shares of stores that were not read in the period yet are awaited, not without a signal', () => {
  const unread = { ...NO_ESTIMATE, asOf: '2020-01-01T00:00:00.000Z' };
  const part = { orders: unread, revenue: unread, share: null };
  const [country] = getCountrySharesQuery('mine', 'LAST_7_DAYS').select!({
    items: [{ ...part, country: 'FR', stores: 1 }],
  }).items;
  const [tag] = getTagSharesQuery('mine', 'LAST_7_DAYS').select!({
    items: [{ ...part, tag: 'TOYS', products: 1 }],
  }).items;
  expect([country, tag].map((shown) => shown && stateOf(shown.orders))).toEqual(['not-read', 'not-read']);
});
