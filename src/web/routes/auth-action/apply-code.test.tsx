// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ApplyCode } from './apply-code.tsx';

vi.mock('firebase/auth', async (load) => ({ ...(await load<object>()), applyActionCode: async () => {} }));
// the sign-in is being ended by another check, so this reload fails and the sign-in is still there
vi.mock('../../auth/firebase.ts', () => ({
  firebaseAuth: async () => ({ currentUser: { reload: () => Promise.reject(new Error('user-token-expired')) } }),
}));

const SIGNED_IN = { ...SIGNED_OUT, isAuthenticated: true, isVerified: true };

beforeAll(startTestTexts);
afterEach(cleanup);

function open(mode: 'verifyEmail' | 'verifyAndChangeEmail'): void {
  renderInApp(
    <Routes>
      <Route path="/" element={<ApplyCode mode={mode} code={`code of ${mode}`} goesOnAt="/overview" />} />
      <Route path="/overview" element="the overview" />
    </Routes>,
  );
  act(() => setAuthState(SIGNED_IN));
}

test('a confirmed address goes on to the dashboard', async () => {
  open('verifyEmail');
  await screen.findByText('the overview');
});

test('a changed address stays with its message, as it ended the sign-in, even if that is not noticed yet', async () => {
  open('verifyAndChangeEmail');
  expect(await screen.findByRole('heading', { name: 'Your address has been changed' })).toBeTruthy();
  expect(screen.queryByText('the overview')).toBeNull();
});
