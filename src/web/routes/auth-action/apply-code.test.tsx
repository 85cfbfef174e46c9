// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as sdk from 'firebase/auth';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import * as firebase from '../../auth/firebase.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ApplyCode } from './apply-code.tsx';

let applyActionCode: MockInstance<typeof sdk.applyActionCode>;
const SIGNED_IN = { ...SIGNED_OUT, isAuthenticated: true, isVerified: true };

beforeAll(startTestTexts);
beforeEach(() => {
  applyActionCode = vi.spyOn(sdk, 'applyActionCode').mockResolvedValue();
  const checked = { data: { email: 'ada@shop.example' } } as sdk.ActionCodeInfo;
  vi.spyOn(sdk, 'checkActionCode').mockResolvedValue(checked);
  // the sign-in is being ended by another check, so this reload fails and the sign-in is still there
  const reload = () => Promise.reject(new Error('user-token-expired'));
  const auth = { authStateReady: async () => {}, currentUser: { reload } } as unknown as sdk.Auth;
  vi.spyOn(firebase, 'firebaseAuth').mockResolvedValue(auth);
});
afterEach(cleanup);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

let codes = 0;
function open(mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail', code = `code ${++codes}`): void {
  renderInApp(
    <Routes>
      <Route path="/" element={<ApplyCode mode={mode} code={code} goesOnAt="/overview" />} />
      <Route path="/overview" element="the overview" />
    </Routes>,
  );
  act(() => setAuthState(SIGNED_IN));
}

test.each(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'] as const)(
  'an opened link for %s names the address, and applies nothing without a click, since mail scanners open links too',
  async (mode) => {
    open(mode);
    const button = await screen.findByRole('button', { name: en.authAction[mode].action });
    expect(screen.getByText('ada@shop.example')).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(applyActionCode).not.toHaveBeenCalled();
  },
);

test('a code is applied once, even if the page is opened again afterwards', async () => {
  open('recoverEmail', 'one');
  await press(en.authAction.recoverEmail.action);
  await screen.findByRole('heading', { name: en.authAction.recoverEmail.done });
  cleanup();
  open('recoverEmail', 'one');
  await screen.findByRole('heading', { name: en.authAction.recoverEmail.done });
  expect(applyActionCode).toHaveBeenCalledTimes(1);
});

test('a confirmed address goes on to the dashboard', async () => {
  open('verifyEmail');
  await press(en.authAction.verifyEmail.action);
  await screen.findByText('the overview');
});

test('a changed address stays with its message, as it ended the sign-in, even if that is not noticed yet', async () => {
  open('verifyAndChangeEmail');
  await press(en.authAction.verifyAndChangeEmail.action);
  expect(await screen.findByRole('heading', { name: 'Your address has been changed' })).toBeTruthy();
  expect(screen.queryByText('the overview')).toBeNull();
});
