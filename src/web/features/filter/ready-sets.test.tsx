// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { startTestTexts } from '../../testing-texts.ts';
import { type ListName, useList } from '../list/list-params.ts';
import { ReadySets } from './ready-sets.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function Sets({ name }: { name: ListName }) {
  return <ReadySets list={useList(name)} />;
}

function open(name: ListName, search: string) {
  const onUrlUpdate = vi.fn();
  render(
    <NuqsTestingAdapter searchParams={search} onUrlUpdate={onUrlUpdate} hasMemory>
      <Sets name={name} />
    </NuqsTestingAdapter>,
  );
  return () => new URLSearchParams(onUrlUpdate.mock.lastCall?.[0].queryString as string | undefined);
}

const rising = () => screen.getByRole('button', { name: en.filter.ready.rising });

const SET = { sureGrowth: 'true', minGrowth: '0', maxAge: '30' };

test('a ready-made set joins the search and the filters that were set, and only its filters are removed', async () => {
  const address = open('database/products', '?q=tea&countries=FR&maxPrice=60&page=3');
  fireEvent.click(rising());
  await until(() => address().get('sureGrowth') === 'true');
  const others = { q: 'tea', countries: 'FR', maxPrice: '60' };
  expect(Object.fromEntries(address())).toEqual({ ...others, ...SET, sortBy: 'change' });
  await until(() => rising().getAttribute('aria-pressed') === 'true');
  fireEvent.click(rising());
  await until(() => !address().has('sureGrowth'));
  expect(Object.fromEntries(address())).toEqual(others);
});

test('a set stays pressed while its list has another order, which stays when the set is removed', async () => {
  const address = open('database/products', `?${new URLSearchParams({ ...SET, sortBy: 'revenue' })}`);
  expect(rising().getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: en.filter.ready.soldOut }));
  await until(() => address().get('stock') === 'out');
  expect(Object.fromEntries(address())).toEqual({ ...SET, stock: 'out' });
  fireEvent.click(rising());
  await until(() => !address().has('sureGrowth'));
  expect(Object.fromEntries(address())).toEqual({ stock: 'out' });
});

test.each([
  ['products', '?minAge=60&maxAge=90', en.filter.ready.rising, 'minAge'],
  ['products', '?maxOrders=0', en.filter.ready.reduced, 'maxOrders'],
  ['stores', '?maxGrowth=-20', en.filter.ready.rising, 'maxGrowth'],
] as const)('of %s with %s, the set %s takes away the bound that excludes it', async (kind, search, name, bound) => {
  const address = open(`database/${kind}`, search);
  fireEvent.click(screen.getByRole('button', { name }));
  await until(() => address().has('sortBy') || address().has('minDiscount'));
  expect(address().has(bound)).toBe(false);
});

test('an order that was chosen after a set with the usual order stays when the set is removed', async () => {
  const address = open('database/products', '?stock=out&sortOrder=asc');
  fireEvent.click(screen.getByRole('button', { name: en.filter.ready.soldOut }));
  await until(() => address().has('sortOrder'));
  expect(Object.fromEntries(address())).toEqual({ sortOrder: 'asc' });
});

test('a store counts as new for longer than a product', async () => {
  const address = open('database/stores', '');
  fireEvent.click(rising());
  await until(() => address().get('maxAge') === '90');
});
