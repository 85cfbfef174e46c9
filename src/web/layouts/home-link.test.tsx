// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { returnTarget } from '../auth/return-to.ts';
import en from '../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { HomeLink } from './home-link.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('going home by the logo keeps the period', () => {
  renderInApp(<HomeLink />, { address: '/stores?dateRange=LAST_30_DAYS' });
  const [path, search] = screen.getByRole('link', { name: en.common.homeLink }).getAttribute('href')!.split('?');
  expect(path).toBe('/');
  // a member is redirected from there
  expect(returnTarget(`?${search}`, 'https://tillwatch.example')).toBe('/overview?dateRange=LAST_30_DAYS');
});
