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

test('a ready-made set replaces the filters that were set, and can be removed', async () => {
  const address = open('database/products', '?countries=FR&page=3');
  fireEvent.click(rising());
  await until(() => address().get('sureGrowth') === 'true');
  expect(Object.fromEntries(address())).toEqual({ sureGrowth: 'true', minGrowth: '0', maxAge: '30', sortBy: 'change' });
  await until(() => rising().getAttribute('aria-pressed') === 'true');
  fireEvent.click(rising());
  await until(() => !address().has('sureGrowth'));
});

test('a store counts as new for longer than a product', async () => {
  const address = open('database/stores', '');
  fireEvent.click(rising());
  await until(() => address().get('maxAge') === '90');
});
