// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts';
import { queryClient } from '../api/query-client.ts';
import { type AuthUser, SIGNED_OUT, setAuthState } from '../auth/auth-state.ts';
import { settingsStore } from './browser-settings.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { syncSettings } from './sync-settings.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../api/client.ts', () => ({ ask }));

const MINUTE_MS = 60_000;
const KEPT = { preferences: { timeZone: 'Asia/Tokyo' }, unitsPerUsd: 1 };

beforeAll(() => syncSettings());
beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  settingsStore.set(DEFAULT_SETTINGS);
});
afterEach(() => {
  setAuthState(SIGNED_OUT);
  queryClient.clear();
  vi.useRealTimers();
});

async function logIn() {
  setAuthState({ ...SIGNED_OUT, isAuthenticated: true, isVerified: true, user: { id: 'anna' } as AuthUser });
  await vi.advanceTimersByTimeAsync(1);
}

test('while the server fails it is asked more and more rarely, and again as soon as the browser is online', async () => {
  ask.mockRejectedValue(new ApiProblem(503, {}));
  await logIn();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(ask.mock.calls.length).toBeLessThan(30);
  ask.mockClear();
  ask.mockResolvedValue(KEPT);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect([ask.mock.calls.length, settingsStore.get().timeZone]).toEqual([1, 'Asia/Tokyo']);
});

test('after a refusal the settings are not asked for again', async () => {
  ask.mockRejectedValue(new ApiProblem(403, { code: 'account-disabled' }));
  await logIn();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what is chosen while the network is away stays, and is sent when it is back', async () => {
  ask.mockResolvedValue(KEPT);
  await logIn();
  ask.mockClear();
  ask.mockRejectedValue(new NetworkFailure(null));
  settingsStore.set({ timeZone: 'Africa/Accra' });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect([ask.mock.calls.length, settingsStore.get().timeZone]).toEqual([1, 'Africa/Accra']);
  ask.mockResolvedValue({ ...KEPT, preferences: { timeZone: 'Africa/Accra' } });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.at(-1)![1]).toEqual({ body: { timeZone: 'Africa/Accra' } });
  expect([ask.mock.calls.length, settingsStore.get().timeZone]).toEqual([2, 'Africa/Accra']);
});

test('a language chosen here is sent; one chosen elsewhere is taken over; without one, the one of this device stays', async () => {
  settingsStore.set({ language: 'fr' });
  ask.mockResolvedValue(KEPT);
  await logIn();
  expect([settingsStore.get().language, ask.mock.calls.length]).toEqual(['fr', 1]);
  settingsStore.set({ language: 'ar' });
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls.at(-1)![1]).toEqual({ body: { language: 'ar' } });
  setAuthState(SIGNED_OUT);
  queryClient.clear();
  ask.mockResolvedValue({ ...KEPT, preferences: { language: 'en' } });
  await logIn();
  expect(settingsStore.get().language).toBe('en');
});
