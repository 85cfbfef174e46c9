// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../settings/browser-settings.ts';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { Logo } from './logo.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ language: null });
  settingsStore.reset();
});

test('the parts of the name keep their order on a page whose direction the reader changed', () => {
  settingsStore.set({ language: 'en', direction: 'rtl' });
  renderInApp(<Logo />);
  expect(screen.getByText(en.logo.first).closest('bdi')?.dir).toBe('ltr');
});
