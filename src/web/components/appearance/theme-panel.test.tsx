// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { Toasts } from '../toasts.tsx';
import { ThemePanel } from './theme-panel.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.reset();
});

function open() {
  renderInApp(
    <>
      <ThemePanel />
      <Toasts />
    </>,
  );
}

test('resetting the look is announced like every other change', async () => {
  settingsStore.set({ colorPreset: 'blue' });
  open();
  fireEvent.click(screen.getByRole('button', { name: en.theme.reset }));
  expect(await screen.findByText(en.toast.themeChanged)).toBeTruthy();
  expect(settingsStore.get().colorPreset).toBe('green');
});

test.each(['ltr', 'rtl'] as const)('toasts are at the right in %s text', async (direction) => {
  open();
  fireEvent.click(screen.getByRole('button', { name: en.theme.direction[direction === 'ltr' ? 'rtl' : 'ltr'] }));
  fireEvent.click(screen.getByRole('button', { name: en.theme.direction[direction] }));
  const toast = await screen.findByText(en.toast.themeChanged);
  let place: HTMLElement | null = toast;
  while (place && place.style.position !== 'absolute') place = place.parentElement;
  // the end of the line is the right side only in left-to-right text
  expect(place!.style.justifyContent === 'flex-end').toBe(direction === 'ltr');
});
