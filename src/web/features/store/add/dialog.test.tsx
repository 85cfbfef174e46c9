// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import type { StoreCheck } from '#contract/store.ts';
import { until } from '#runtime/testing-until.ts';
import { ApiProblem } from '../../../api/api-problem.ts';
import * as config from '../../../api/config.ts';
import en from '../../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../../testing-client.ts';
import { startTestTexts } from '../../../testing-texts.ts';
import { AddStoreDialog } from './dialog.tsx';

beforeAll(startTestTexts);
beforeEach(() => void vi.spyOn(config, 'publicConfig').mockResolvedValue({ isLocal: false } as PublicConfig));
afterEach(cleanup);

const texts = en.stores.add;
const FOUND: StoreCheck = {
  trackable: true,
  host: 'shop.example',
  platform: 'shopify',
  name: 'Shop',
  country: 'FR',
  currency: 'EUR',
  productCount: 12,
  signals: [],
  problem: null,
  storeId: null,
};

function open(answers: Record<string, () => unknown>) {
  askMock.mockImplementation(async ({ method, path }: { method: string; path: string }) => {
    const answer = answers[`${method} ${path}`];
    return answer ? answer() : new Promise(() => {});
  });
  const onAdded = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AddStoreDialog open onClose={() => {}} onAdded={onAdded} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const address = screen.getByLabelText(texts.address);
  return {
    onAdded,
    address,
    type: (text: string) => fireEvent.change(address, { target: { value: text } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    asked: (path: string) => askMock.mock.calls.filter(([endpoint]) => `${endpoint.method} ${endpoint.path}` === path),
  };
}

test('checks a store first, and adds it only after a second step', async () => {
  const store = { id: 7 };
  const { onAdded, type, press, asked } = open({
    'POST /api/stores/check': () => FOUND,
    'POST /api/stores': () => store,
  });
  type('  shop.example ');
  press(texts.check);
  await until(() => screen.queryByRole('button', { name: texts.submit }));
  expect(asked('POST /api/stores/check')[0]![1]).toEqual({ body: { url: 'shop.example' } });
  expect(asked('POST /api/stores')).toEqual([]);
  press(texts.submit);
  await until(() => onAdded.mock.calls.length);
  expect(onAdded.mock.lastCall![0]).toBe(store);
});

test('a changed address is checked again', async () => {
  const { type, press, asked } = open({ 'POST /api/stores/check': () => FOUND });
  type('shop.example');
  press(texts.check);
  await until(() => screen.queryByRole('button', { name: texts.submit }));
  type('other.example');
  press(texts.check);
  await until(() => asked('POST /api/stores/check').length === 2);
  expect(asked('POST /api/stores')).toEqual([]);
});

test('nothing is requested without an address', async () => {
  const { address, press, asked } = open({});
  press(texts.check);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(asked('POST /api/stores/check')).toEqual([]);
});

test('a store that cannot be tracked, or is tracked already, is not added', async () => {
  const { type, press, asked } = open({ 'POST /api/stores/check': () => ({ ...FOUND, storeId: 3 }) });
  type('shop.example');
  press(texts.check);
  const link = await until(() => screen.queryByRole('link', { name: texts.open.replace('{{name}}', 'Shop') }));
  expect(link.getAttribute('href')).toBe('/stores/3');
  expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
  cleanup();
  const other = open({ 'POST /api/stores/check': () => ({ ...FOUND, trackable: false, problem: 'store-locked' }) });
  other.type('shop.example');
  other.press(texts.check);
  await until(() => screen.queryByText(en.error['store-locked'].title));
  expect(screen.queryByRole('button', { name: texts.submit })).toBeNull();
  expect(asked('POST /api/stores')).toEqual([]);
});

test('a full plan says so before anything is typed, with the plan that has room', async () => {
  open({ 'GET /user/info': () => ({ storesUsed: 1, storeLimit: 1 }) });
  await until(() => screen.queryByText(en.error['plan-limit-reached'].title));
});

test('the reason why a store was not added is shown', async () => {
  const refuse = () => {
    throw new ApiProblem(500, { code: 'internal-error' });
  };
  const { type, press, onAdded } = open({ 'POST /api/stores/check': () => FOUND, 'POST /api/stores': refuse });
  type('shop.example');
  press(texts.check);
  await until(() => screen.queryByRole('button', { name: texts.submit }));
  press(texts.submit);
  await until(() => screen.queryByText(en.error['internal-error'].title));
  expect(onAdded).not.toHaveBeenCalled();
});
