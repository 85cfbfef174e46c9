// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Toasts } from '../../components/toasts.tsx';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { usePaletteActions } from './use-palette-actions.ts';

beforeAll(startTestTexts);
afterEach(async () => {
  cleanup();
  settingsStore.reset();
  settingsStore.set({ language: null });
  await i18next.changeLanguage('en');
  document.body.replaceChildren();
});

function Actions({ search }: { search: string }) {
  const actions = usePaletteActions(search);
  return actions.map(({ id, label, path, run }) => (
    <button key={id} type="button" onClick={run}>
      {`${label} ${path ?? ''}`}
    </button>
  ));
}

test('another period replaces chosen days', () => {
  renderInApp(<Actions search="30" />, { address: '/overview?from=2026-11-03&to=2026-11-09' });
  expect(screen.getByText(/\/overview\?dateRange=LAST_30_DAYS$/)).toBeTruthy();
});

test('a chart can be exported if there is no list', () => {
  document.body.innerHTML = `<main><button data-export aria-label="${en.export.chart}"></button></main>`;
  renderInApp(<Actions search="" />, { address: '/overview' });
  expect(screen.getByText(en.export.chart)).toBeTruthy();
});

test('beside a chart and a short list, the chart is exported', () => {
  const button = (mark: string, label: string) => `<button data-export="${mark}" aria-label="${label}"></button>`;
  document.body.innerHTML = `<main>${button('part', en.export.list)}${button('', en.export.chart)}</main>`;
  renderInApp(<Actions search="" />, { address: '/overview' });
  expect(screen.getByText(en.export.chart)).toBeTruthy();
  expect(screen.queryByText(en.export.list)).toBeNull();
});

test('for an address, only tracking it is offered', () => {
  renderInApp(<Actions search="shop.example.com" />);
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent?.trim())).toEqual(['Track shop.example.com']);
});

test.each([
  ['theme', en.theme.mode.dark],
  ['dark mode', en.theme.mode.dark],
  ['language', 'Français'],
])('“%s” finds %s', (search, found) => {
  renderInApp(<Actions search={search} />);
  expect(screen.getByRole('button', { name: new RegExp(found) })).toBeTruthy();
});

test('another language is set', async () => {
  renderInApp(<Actions search="language fr" />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(settingsStore.get().language).toBe('fr'));
});

test('another mode is announced as in the panel of looks', async () => {
  renderInApp(
    <>
      <Actions search="dark" />
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(settingsStore.get().paletteMode).toBe('dark');
  expect(await screen.findByText(en.toast.themeChanged)).toBeTruthy();
});
