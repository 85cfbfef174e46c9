import '@fontsource-variable/inter/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import './main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { authKnown, comeAsStranger } from './auth/auth-state.ts';
import { startAuth } from './auth/start-auth.ts';
import { localTimeZone } from './format/local-time-zone.ts';
import { startI18n } from './i18n/i18n.ts';
import { firstPageLoaded } from './navigation/first-page-loaded.ts';
import { startRouter } from './router.tsx';
import { settingsStore } from './settings/browser-settings.ts';
import { IS_SHARED } from './share/shared-place.ts';
import { lookOf, themeFor } from './theme/create-app-theme.ts';

/** In a task of its own, after the one that all modules run in: a page answers between short tasks. */
async function soon<Made>(make: () => Made | Promise<Made>): Promise<Made> {
  await new Promise((resolve) => setTimeout(resolve));
  return make();
}

// who it is is asked while the texts load
const isAuthUp = soon(IS_SHARED ? comeAsStranger : startAuth).then(
  () => true,
  () => false,
);
const textsLoaded = soon(startI18n);
const routerStarted = soon(startRouter);
// the first page asks for them, and the first answer takes long
void soon(localTimeZone);
void soon(() => themeFor(lookOf(settingsStore.get())));

const isReady = isAuthUp.then((isUp) =>
  isUp ? Promise.all([authKnown(), routerStarted.then(firstPageLoaded)]) : null,
);

// until it is known who is there and their page has come, the first screen of the document stands
void Promise.all([routerStarted, textsLoaded, isReady]).then(([router]) =>
  // in slices: what the page does meanwhile need not wait for the whole tree
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <App router={router} isAuthUp={isAuthUp} />
      </StrictMode>,
    ),
  ),
);
