// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { Failure, Forbidden } from './screens.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a user who may not see a page is told so, with the account they are signed in to', () => {
  const { guest, member } = en.screen.forbidden;
  setAuthState(SIGNED_OUT);
  renderInApp(<Forbidden />);
  expect(screen.getByText(guest.description)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.common.login })).toBeTruthy();
  expect(screen.getByRole('link', { name: en.screen.backHome })).toBeTruthy();
  act(() => setAuthState({ ...SIGNED_OUT, isAuthenticated: true, isVerified: true }));
  expect(screen.getByText(member.description)).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.common.login })).toBeNull();
});

test('a page that could not be fetched reloads by itself once there is a network', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInApp(<Failure />);
  expect(screen.getByText(en.error.network.title)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});
