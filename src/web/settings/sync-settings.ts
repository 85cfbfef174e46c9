import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import type { Currency, KeptPreferences, Preferences } from '#contract/preferences.ts';
import { isRefusal, NetworkFailure } from '../api/api-problem.ts';
import { ask } from '../api/client.ts';
import { preferencesQuery } from '../api/preferences.ts';
import { queryClient } from '../api/query-client.ts';
import { authState, subscribeToAuth } from '../auth/auth-state.ts';
import { problemText } from '../components/error/problem-text.ts';
import { settingsStore } from './browser-settings.ts';
import { forgetSent, readSent, type SentSettings, settingsOf, unsent, writeSent } from './sent-settings.ts';
import { ACCOUNT_SETTINGS, DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The first pause; each one after it is twice as long. */
const ASK_AGAIN_AFTER_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** What this device chose since is sent. Stored, so that a choice made offline is sent by a later page. */
let known: SentSettings | null = null;
/** Until the server's settings have arrived, choices wait. */
let hasArrived = false;
/** One request at a time: the last choice must also be the last that arrives. */
let isTelling = false;

/** Syncs the account's settings: read at sign-in, sent when they change here. */
export function syncSettings(): void {
  subscribeToAuth(() => void follow());
  settingsStore.subscribe(() => void tell());
  window.addEventListener('online', () => void tell());
  void follow();
}

/** Changes the currency once its rate is known. Returns the currency that is shown. */
export async function changeCurrency(currency: Currency): Promise<Currency> {
  const of = authState().user?.id;
  const kept = await ask(accountEndpoints.changePreferences, { body: { currency } });
  if (authState().user?.id === of) {
    await replaceAnswer(kept);
    settingsStore.set(currencyOf(kept));
  }
  return currencyOf(kept).currency;
}

async function follow(): Promise<void> {
  const { isInitialized, isVerified, user } = authState();
  if (!user || !isVerified) {
    known = null;
    if (isInitialized) forgetSent();
    return;
  }
  if (known?.of === user.id) return;
  known = readSent(user.id) ?? { of: user.id, settings: settingsOf(settingsStore.get()) };
  hasArrived = false;
  const asking = known;
  for (let pauseMs = ASK_AGAIN_AFTER_MS; known === asking; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      const kept = await queryClient.fetchQuery(preferencesQuery());
      if (known === asking) take(asking, kept);
    } catch (error) {
      if (isRefusal(error)) return;
      await pause(pauseMs);
    }
  }
}

/** Ends early when the browser is back online. */
function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    window.addEventListener('online', resolve, { once: true });
  });
}

/**
 * What was chosen here meanwhile stays, and is sent. What the account never chose has its default: this device may
 * still have another account's. Its look and its language may stay.
 */
function take(asked: SentSettings, kept: KeptPreferences): void {
  const chosen = unsent(settingsStore.get(), asked);
  const { language, density } = asked.settings;
  const settings = settingsOf({ ...DEFAULT_SETTINGS, language, density, ...kept.preferences });
  keep({ of: asked.of, settings });
  hasArrived = true;
  settingsStore.set({ ...settings, ...chosen, ...currencyOf(kept) });
  void tell();
}

function keep(sent: SentSettings): void {
  known = sent;
  writeSent(sent);
}

async function tell(): Promise<void> {
  if (!known || !hasArrived || isTelling) return;
  const { of, settings: before } = known;
  const settings = settingsOf(settingsStore.get());
  const body: Preferences = unsent(settings, known);
  const keys = ACCOUNT_SETTINGS.filter((key) => key in body);
  if (keys.length === 0) return;
  isTelling = true;
  let isAway = false;
  try {
    const kept = await ask(accountEndpoints.changePreferences, { body });
    if (known?.of === of) {
      keep({ of, settings });
      await replaceAnswer(kept);
    }
  } catch (error) {
    isAway = error instanceof NetworkFailure;
    if (!isAway && known?.of === of) {
      toast.error(problemText(i18next.t, error).title);
      const refused = keys.filter((key) => settingsStore.get()[key] === settings[key]);
      settingsStore.set(Object.fromEntries(refused.map((key) => [key, before[key]])));
    }
  }
  isTelling = false;
  if (!isAway) await tell();
}

/** An answer on its way is older than this one. */
async function replaceAnswer(kept: KeptPreferences): Promise<void> {
  const { queryKey } = preferencesQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, kept);
}

/** The currency with its rate. Without a rate, only dollars can be shown. */
function currencyOf({ preferences, unitsPerUsd }: KeptPreferences): Pick<Settings, 'currency' | 'unitsPerUsd'> {
  const { currency = DEFAULT_SETTINGS.currency } = preferences;
  return unitsPerUsd === null ? { currency: 'USD', unitsPerUsd: 1 } : { currency, unitsPerUsd };
}
