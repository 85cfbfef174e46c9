// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPreferences, Preferences } from '#contract/preferences.ts';
import { until } from '#runtime/testing-until.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { type AuthUser, SIGNED_OUT, setAuthState } from '../../auth/auth-state.ts';
import { Toasts } from '../../components/toasts.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../settings/browser-settings.ts';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { syncSettings } from '../../settings/sync-settings.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { AppThemeProvider } from '../../theme/app-theme-provider.tsx';
import { FiguresSection } from './figures-section.tsx';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', () => ({ ask }));

const RATES: Record<string, number> = { USD: 1, EUR: 0.8, GBP: 0.75 };
const answerTo = (preferences: Preferences): KeptPreferences => ({
  preferences,
  unitsPerUsd: RATES[preferences.currency ?? 'USD'] ?? null,
});

type Sent = { body: Preferences; accept: () => void; refuse: () => void };
let sent: Sent[] = [];
/** What the server has of each account, until a change is accepted. */
let kept: Record<string, Preferences> = {};
let account = '';
/** The server's settings arrive once this is done. */
let arrival: Promise<void>;

beforeAll(async () => {
  await startTestTexts();
  syncSettings();
});
beforeEach(() => {
  sent = [];
  arrival = Promise.resolve();
  settingsStore.set(DEFAULT_SETTINGS);
  ask.mockImplementation(async ({ method }, { body }: { body?: Preferences }) => {
    const of = account;
    if (method !== 'PATCH') {
      const answer = answerTo(kept[of]!);
      return arrival.then(() => answer);
    }
    return new Promise<KeptPreferences>((resolve, reject) => {
      const accept = () => {
        kept[of] = { ...kept[of], ...body };
        resolve(answerTo(kept[of]));
      };
      sent.push({ body: body!, accept, refuse: () => reject(new ApiProblem(503, { code: 'unavailable' })) });
    });
  });
});
afterEach(() => {
  cleanup();
  logOut();
});

function logOut() {
  setAuthState(SIGNED_OUT);
  queryClient.clear();
}

function beginSession(id: string, preferences: Preferences) {
  account = id;
  kept = { [id]: preferences };
  setAuthState({ ...SIGNED_OUT, isAuthenticated: true, isVerified: true, user: { id } as AuthUser });
}

/** A page before it knows who is signed in. */
function reload() {
  setAuthState({ ...SIGNED_OUT, isInitialized: false });
  queryClient.clear();
}

async function logIn(id: string, preferences: Preferences) {
  beginSession(id, preferences);
  await until(() => ask.mock.results.length > 0 && queryClient.getQueryData(['user', 'preferences']) !== undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

function Thousand() {
  const { worth } = useFormat();
  return <output>{worth.whole(worth.of(1000))}</output>;
}

function open() {
  render(
    <AppThemeProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <FiguresSection />
        </MemoryRouter>
        <Thousand />
        <Toasts />
      </QueryClientProvider>
    </AppThemeProvider>,
  );
}

const { figures } = en.profile;
const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const thousand = () => screen.getByText(/\d/, { selector: 'output' }).textContent;

test('the figures of one account do not depend on who used the browser before', async () => {
  await logIn('anna', { currency: 'EUR', timeZone: 'Asia/Tokyo', weekStart: 'sunday', numberFormat: 'comma' });
  expect(settingsStore.get()).toMatchObject({ currency: 'EUR', unitsPerUsd: 0.8, timeZone: 'Asia/Tokyo' });
  settingsStore.set({ paletteMode: 'dark' });
  logOut();
  await logIn('ben', {});
  open();
  expect(thousand()).toBe('$1,000');
  expect(settingsStore.get()).toEqual({ ...DEFAULT_SETTINGS, paletteMode: 'dark' });
  expect(sent).toEqual([]);
});

test('a currency is shown only with its own rate', async () => {
  await logIn('anna', { currency: 'EUR' });
  open();
  expect(thousand()).toBe('€800');
  choose(figures.currency, 'GBP');
  await until(() => sent.length === 1);
  expect([thousand(), field(figures.currency).value]).toEqual(['€800', 'GBP']);
  sent[0]!.accept();
  await until(() => thousand() === '£750');
  expect(sent.map(({ body }) => body)).toEqual([{ currency: 'GBP' }]);
});

test('a currency without a rate says so, and dollars are shown', async () => {
  await logIn('anna', { currency: 'EUR' });
  open();
  choose(figures.currency, 'KRW');
  await until(() => sent.length === 1);
  sent[0]!.accept();
  await screen.findByText(figures.noRate.replace('{{currency}}', 'KRW'));
  expect([thousand(), field(figures.currency).value]).toEqual(['$1,000', 'USD']);
});

test('a refused currency says so, and the figures stay as they were', async () => {
  await logIn('anna', { currency: 'EUR' });
  open();
  choose(figures.currency, 'GBP');
  await until(() => sent.length === 1);
  sent[0]!.refuse();
  await screen.findByText(en.error.unavailable.title);
  expect([thousand(), field(figures.currency).value]).toEqual(['€800', 'EUR']);
});

test.each([
  { name: 'currencies', label: figures.currency, values: ['EUR', 'GBP'], key: 'currency' },
  { name: 'time zones', label: figures.timeZone, values: ['Africa/Abidjan', 'Africa/Accra'], key: 'timeZone' },
])('$name that follow quickly are sent one after the other, and the last one stays', async ({ label, values, key }) => {
  await logIn('anna', {});
  open();
  for (const value of values) {
    choose(label, value);
    await until(() => field(label).value === value);
  }
  for (const [at, value] of values.entries()) {
    await until(() => sent.length > at);
    expect(sent.map(({ body }) => body)).toHaveLength(at + 1);
    expect(field(label).value).toBe(values.at(-1));
    sent[at]!.accept();
    await until(() => kept.anna![key as keyof Preferences] === value);
  }
  await until(() => settingsStore.get()[key as 'currency'] === values.at(-1));
  expect(field(label).value).toBe(values.at(-1));
});

test('a refused time zone says so, and is taken back', async () => {
  await logIn('anna', { timeZone: 'Asia/Tokyo' });
  open();
  choose(figures.timeZone, 'Africa/Accra');
  await until(() => sent.length === 1);
  sent[0]!.refuse();
  await screen.findAllByText(en.error.unavailable.title);
  await until(() => field(figures.timeZone).value === 'Asia/Tokyo');
  expect(sent).toHaveLength(1);
});

test('a time zone that this browser does not list is shown as chosen', async () => {
  await logIn('anna', { timeZone: 'US/Pacific' });
  open();
  expect(Intl.supportedValuesOf('timeZone')).not.toContain('US/Pacific');
  expect(field(figures.timeZone).value).toBe('US/Pacific');
});

test('what is chosen before the settings have arrived stays, and is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  beginSession('anna', { timeZone: 'Asia/Tokyo', weekStart: 'sunday' });
  settingsStore.set({ timeZone: 'Africa/Accra', density: 'comfortable' });
  resolve();
  await until(() => sent.length === 1);
  expect(sent[0]!.body).toEqual({ timeZone: 'Africa/Accra', density: 'comfortable' });
  expect(settingsStore.get()).toMatchObject({ timeZone: 'Africa/Accra', weekStart: 'sunday' });
  sent[0]!.accept();
  await until(() => kept.anna!.timeZone === 'Africa/Accra');
});

test('what is chosen offline is sent by the next page that reaches the server', async () => {
  await logIn('anna', { timeZone: 'Asia/Tokyo' });
  reload();
  arrival = new Promise(() => {});
  beginSession('anna', kept.anna!);
  settingsStore.set({ timeZone: 'Africa/Accra' });
  reload();
  arrival = Promise.resolve();
  await logIn('anna', { timeZone: 'Asia/Tokyo', weekStart: 'sunday' });
  await until(() => sent.length === 1);
  expect(sent[0]!.body).toEqual({ timeZone: 'Africa/Accra' });
  expect(settingsStore.get()).toMatchObject({ timeZone: 'Africa/Accra', weekStart: 'sunday' });
  sent[0]!.accept();
  await until(() => kept.anna!.timeZone === 'Africa/Accra');
});

test('a currency that is chosen before the settings have arrived stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  beginSession('anna', { currency: 'EUR' });
  open();
  choose(figures.currency, 'GBP');
  await until(() => sent.length === 1);
  sent[0]!.accept();
  await until(() => thousand() === '£750');
  resolve();
  await new Promise((done) => setTimeout(done, 20));
  expect(thousand()).toBe('£750');
});
