import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n.ts';
import { PageLanguage } from '../settings/use-settings.ts';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { pageLanguage } from './page-language.ts';

let texts: Promise<void> | null = null;

/** Renders a part of a public page with React, in the page's language, in place of the prerendered part. */
export async function renderSlot(slot: HTMLElement, content: ReactNode): Promise<void> {
  const language = pageLanguage();
  texts ??= startI18n(language);
  await texts;
  flushSync(() =>
    createRoot(slot).render(
      <PageLanguage value={language}>
        <AppThemeProvider>{content}</AppThemeProvider>
      </PageLanguage>,
    ),
  );
}
