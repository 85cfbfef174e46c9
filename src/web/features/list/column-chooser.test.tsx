// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KeptPreferences, Preferences } from '#contract/preferences.ts';
import { until } from '#runtime/testing-until.ts';
import { loadOverlays } from '../../components/lazy-overlays.tsx';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { ColumnChooser } from './column-chooser.tsx';

const kept: { current: KeptPreferences } = {
  current: { preferences: { columns: { stores: ['signal'] } }, unitsPerUsd: 1 },
};
beforeAll(async () => {
  await startTestTexts();
  await loadOverlays();
});
beforeEach(() => {
  askMock.mockImplementation(async ({ method }, { body }: { body?: Preferences } = {}) => {
    if (method === 'PATCH') kept.current = { ...kept.current, preferences: { ...kept.current.preferences, ...body } };
    return kept.current;
  });
});
afterEach(cleanup);

test('columns are chosen for one list, stored with the account, and have a fixed order', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ColumnChooser list="database/products" />
    </QueryClientProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: en.list.columns });
  await until(() => !button.disabled);
  fireEvent.click(button);
  const column = (name: keyof typeof en.list.column) =>
    screen.getByRole('menuitemcheckbox', { name: en.list.column[name] });
  await until(() => screen.queryAllByRole('menuitemcheckbox').length > 0);
  fireEvent.click(column('stock'));
  await until(() => column('stock').getAttribute('aria-checked') === 'true');
  // another device chooses meanwhile
  kept.current.preferences.columns = { ...kept.current.preferences.columns, stores: ['signal', 'stock'] };
  fireEvent.click(column('firstSeen'));
  const chosen = () => kept.current.preferences.columns;
  await until(() => chosen()?.['database/products']?.length === 2);
  expect(chosen()).toEqual({ stores: ['signal', 'stock'], 'database/products': ['firstSeen', 'stock'] });
  fireEvent.click(column('stock'));
  await until(() => chosen()?.['database/products']?.length === 1);
});

test('its menu has its name, and an item holds no control of its own', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ColumnChooser list="stores" />
    </QueryClientProvider>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: en.list.columns });
  await until(() => !button.disabled);
  fireEvent.click(button);
  const menu = await screen.findByRole('menu', { name: en.list.columns });
  expect(menu.querySelectorAll('input, button')).toHaveLength(0);
});
