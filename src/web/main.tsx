import '@fontsource-variable/inter/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import './main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startAuth } from './auth/start-auth.ts';
import { startI18n } from './i18n/i18n.ts';

const root = createRoot(document.getElementById('root')!);
// who it is is asked while the texts load
const isAuthUp = startAuth().then(
  () => true,
  () => false,
);

void startI18n().then(() =>
  // in slices: what the page does meanwhile need not wait for the whole tree
  startTransition(() =>
    root.render(
      <StrictMode>
        <App isAuthUp={isAuthUp} />
      </StrictMode>,
    ),
  ),
);
