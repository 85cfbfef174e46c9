import '@fontsource-variable/inter/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import './main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { authKnown, comeAsStranger } from './auth/auth-state.ts';
import { comeAsRemembered } from './auth/remembered-user.ts';
import { startAuth } from './auth/start-auth.ts';
import { startI18n } from './i18n/i18n.ts';
import { firstPageLoaded } from './navigation/first-page-loaded.ts';
import { startRouter } from './router.tsx';
import { settingsStore } from './settings/browser-settings.ts';
import { IS_SHARED } from './share/shared-place.ts';
import { themeFor, themeOptionsOf } from './theme/create-app-theme.ts';

/**
 * Runs in a task of its own, after the one that evaluates all modules. Between short tasks the page stays responsive.
 */
async function soon<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  await new Promise((resolve) => setTimeout(resolve));
  return make();
}

/** Makes the first screen show what happened, and a way to try again. The first call counts. */
function stopAs(what: 'network' | 'broken') {
  return (error: unknown): never => {
    document.documentElement.dataset.failure ??= what;
    throw error;
  };
}

const remembered = IS_SHARED ? Promise.resolve() : comeAsRemembered();
// the sign-in state loads in parallel with the texts
const isAuthUp = soon(IS_SHARED ? comeAsStranger : () => startAuth(remembered)).then(
  () => true,
  () => false,
);
const textsLoaded = soon(startI18n).catch(stopAs('network'));
const routerStarted = soon(startRouter);
// warmed up, because the first page needs both and the first call is slow
void soon(() => new Intl.NumberFormat());
void soon(() => themeFor(themeOptionsOf(settingsStore.get())));

const isPageReady = Promise.all([authKnown(), routerStarted.then(firstPageLoaded)]);
// without the identity service, nobody waits for either
const isReady = Promise.race([isPageReady, isAuthUp.then((isUp) => (isUp ? isPageReady : null))]);

// the document's first screen stays until the sign-in state is known and the page has loaded
void Promise.all([routerStarted, textsLoaded, isReady]).then(
  ([router]) =>
    // in slices, so that other work need not wait for the whole tree
    startTransition(() =>
      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <App router={router} isAuthUp={isAuthUp} />
        </StrictMode>,
      ),
    ),
  stopAs('broken'),
);
