// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PublicConfig } from '#contract/config.ts';
import { until } from '#runtime/testing-until.ts';
import * as config from '../../../api/config.ts';
import en from '../../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../../testing-client.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { FirstStore } from './first-store.tsx';

const PRACTICE = ['one', 'two', 'three'].map((name) => ({
  name,
  url: `http://${name}.example`,
  platform: 'shopify',
  description: '',
}));

beforeAll(startTestTexts);
beforeEach(() => {
  setLocal(true);
  askMock.mockImplementation(async ({ method, path }: { method: string; path: string }) => {
    if (method === 'POST') return { id: '7', name: 'Shop' };
    return path.includes('practice') ? PRACTICE : { storesUsed: 0, storeLimit: 2 };
  });
});
afterEach(cleanup);

const setLocal = (isLocal: boolean) => vi.spyOn(config, 'publicConfig').mockResolvedValue({ isLocal } as PublicConfig);

const added = () =>
  askMock.mock.calls.filter(([{ method }]) => method === 'POST').map(([, given]) => (given as { body: object }).body);

/** Pastes as a browser does: the text then changes the field. */
function paste(text: string): void {
  const field = screen.getByLabelText(en.stores.add.address);
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent.change(field, { target: { value: text } });
}

function Here() {
  return useLocation().pathname;
}

test('a pasted address is enough', async () => {
  renderInApp(
    <>
      <FirstStore />
      <Here />
    </>,
    { isAsking: true },
  );
  paste(' https://shop.example.com/products ');
  await until(() => screen.queryByText('/stores/7') !== null);
  expect(added()).toEqual([{ url: 'https://shop.example.com/products' }]);
});

test('a pasted address that is refused says so, until it is changed', async () => {
  askMock.mockRejectedValue(new Error('refused'));
  renderInApp(<FirstStore />);
  paste('https://shop.example.com');
  await screen.findByRole('alert');
  fireEvent.change(screen.getByLabelText(en.stores.add.address), { target: { value: 'https://other.example' } });
  await until(() => screen.queryByRole('alert') === null);
});

test('pasted words are not an address', async () => {
  renderInApp(<FirstStore />, { isAsking: true });
  fireEvent.paste(screen.getByLabelText(en.stores.add.address), { clipboardData: { getData: () => 'a good shop' } });
  fireEvent.click(screen.getByRole('button', { name: en.overview.firstUse.action }));
  await until(() => screen.queryByText(en.stores.add.missing) !== null);
  expect(added()).toEqual([]);
});

test('one click opens as many practice stores as the plan has room for', async () => {
  renderInApp(<FirstStore />, { isAsking: true });
  await until(() => screen.queryByRole('button', { name: /practice stores$/ }) !== null);
  fireEvent.click(screen.getByRole('button', { name: /practice stores$/ }));
  await until(() => added().length === 2);
  expect(added()).toEqual([{ url: 'http://one.example' }, { url: 'http://two.example' }]);
});

test('without practice stores there is an example to look at', async () => {
  setLocal(false);
  renderInApp(<FirstStore />, { isAsking: true });
  const example = await screen.findByRole('link', { name: en.overview.example.open });
  expect(example.getAttribute('href')).toBe('/overview?example=true');
  expect(screen.queryByRole('button', { name: /practice stores$/ })).toBeNull();
});
