// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { accountGone } from '../../features/account/account-gone.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { LoginPage } from './login-page.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('after deleting the account, the page says once that it is done', () => {
  accountGone.raise();
  renderInApp(<LoginPage />);
  expect(screen.getByText(en.profile.delete.done)).toBeTruthy();
  expect(screen.getByText(en.profile.delete.goodbye)).toBeTruthy();
  cleanup();
  renderInApp(<LoginPage />);
  expect(screen.queryByText(en.profile.delete.done)).toBeNull();
});
