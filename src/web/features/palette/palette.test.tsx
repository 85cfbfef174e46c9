// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { Palette } from './palette.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const STORES = [
  { id: '1', name: 'Tea House', host: 'tea.example' },
  { id: '2', name: 'Toy Shop', host: 'toys.example' },
];

function Here() {
  return useLocation().pathname;
}

/** Answers the empty search with the stores, and no other. */
async function openPalette(): Promise<HTMLElement> {
  askMock.mockImplementation(async (_, given) => (given?.query?.q === '' ? { items: STORES } : new Promise(() => {})));
  renderInApp(
    <>
      <Palette onClose={() => {}} />
      <Here />
    </>,
    { isAsking: true, plan: 'PREMIUM' },
  );
  await screen.findByText('Tea House');
  return screen.getByRole('combobox');
}

const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('Enter right after the last letter opens the page that was typed', async () => {
  const field = await openPalette();
  typeInto(field, en.navigation.billing);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText('/billing')).toBeTruthy();
});

test('until a search is answered, only earlier results that match it are listed', async () => {
  const field = await openPalette();
  typeInto(field, 'toy');
  expect(screen.queryByText('Tea House')).toBeNull();
  expect(screen.getByText('Toy Shop')).toBeTruthy();
  await until(() => askMock.mock.calls.some(([, given]) => given?.query?.q === 'toy'));
  expect(screen.queryByText('Tea House')).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText('/stores/2')).toBeTruthy();
});
