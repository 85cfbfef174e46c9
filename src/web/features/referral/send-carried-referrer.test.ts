// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { type AuthUser, SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import { carriedReferrer, keepReferrer } from './carried-referrer.ts';
import { sendCarriedReferrer } from './send-carried-referrer.ts';

vi.mock('../../api/client.ts', () => ({ ask: vi.fn() }));
const tokens = vi.hoisted(() => [] as (() => void)[]);
vi.mock('../../auth/firebase.ts', () => ({
  firebaseAuth: async () => ({ onIdTokenChanged: (listener: () => void) => tokens.push(listener) }),
}));

const unavailable = new ApiProblem(503, {});
const asked = vi.mocked(ask);
const member = { ...SIGNED_OUT, isAuthenticated: true, isVerified: true, user: { id: 'u1' } as AuthUser };

beforeEach(() => {
  asked.mockReset();
  keepReferrer('?r=FRIEND');
});

test('a code that could not be sent is sent again once there is a network, and with the next token', async () => {
  asked.mockRejectedValue(unavailable);
  sendCarriedReferrer();
  setAuthState(member);
  await until(() => asked.mock.calls.length === 1);
  window.dispatchEvent(new Event('online'));
  await until(() => asked.mock.calls.length === 2);
  expect(carriedReferrer()).toBe('FRIEND');

  asked.mockResolvedValue(undefined);
  for (const tell of tokens) tell();
  await until(() => carriedReferrer() === null);
  expect(asked).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  for (const tell of tokens) tell();
  expect(asked).toHaveBeenCalledTimes(3);
});
