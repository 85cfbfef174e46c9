// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { SideNavigation } from './side-navigation.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ language: null });
  vi.restoreAllMocks();
});

function open(address: string) {
  // the widest window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget();
    return Object.assign(list, {
      media,
      matches: true,
      addListener() {},
      removeListener() {},
    }) as unknown as MediaQueryList;
  });
  renderInApp(<SideNavigation isOpen={false} onClose={() => {}} />, { address });
}

test('links to other areas keep the period', () => {
  open('/stores?dateRange=LAST_30_DAYS&q=tea');
  for (const name of [en.navigation.overview, en.navigation.products, en.navigation.profile]) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/\w+\?dateRange=LAST_30_DAYS$/);
  }
});

test("help opens in the reader's language", () => {
  open('/overview');
  const help = () => screen.getByRole('link', { name: en.help.card.action }).getAttribute('href');
  expect(help()).toBe('/help');
  act(() => settingsStore.set({ language: 'ar' }));
  expect(help()).toBe('/ar/help');
});

test.each([
  ['/stores/7', en.navigation.stores, 'page'],
  ['/groups', en.navigation.stores, 'true'],
  ['/compare?of=stores', en.navigation.stores, 'true'],
  ...['/alerts', '/channels', '/sharing', '/briefs', '/operate'].map((path) => [path, en.navigation.profile, 'true']),
])('%s marks the entry of its area', (address, name, value) => {
  open(address);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked).toEqual([screen.getByRole('link', { name })]);
  expect(marked[0]!.getAttribute('aria-current')).toBe(value);
});
