// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../settings/browser-settings.ts';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { ThemePanel } from './theme-panel.tsx';
import { Toasts } from './toasts.tsx';

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

test('going back to the first look is told as every other change of it is', async () => {
  settingsStore.set({ colorPreset: 'blue' });
  open();
  fireEvent.click(screen.getByRole('button', { name: en.theme.reset }));
  expect(await screen.findByText(en.toast.themeChanged)).toBeTruthy();
  expect(settingsStore.get().colorPreset).toBe('green');
});

test.each(['ltr', 'rtl'] as const)('toasts stand at the right where text runs %s', async (direction) => {
  open();
  fireEvent.click(screen.getByRole('button', { name: en.theme.direction[direction === 'ltr' ? 'rtl' : 'ltr'] }));
  fireEvent.click(screen.getByRole('button', { name: en.theme.direction[direction] }));
  const toast = await screen.findByText(en.toast.themeChanged);
  let place: HTMLElement | null = toast;
  while (place && place.style.position !== 'absolute') place = place.parentElement;
  // the end of the line is the right only where text runs from left to right
  expect(place!.style.justifyContent === 'flex-end').toBe(direction === 'ltr');
});
