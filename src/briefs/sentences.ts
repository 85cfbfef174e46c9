import { createInstance, type TFunction } from 'i18next';
import type { MailLanguage } from '#mail/language.ts';
import ar from '../web/locales/ar/translation.json' with { type: 'json' };
import en from '../web/locales/en/translation.json' with { type: 'json' };
import fr from '../web/locales/fr/translation.json' with { type: 'json' };

const i18n = createInstance();
let isReady: Promise<unknown> | null = null;

/** The texts of the screens: a sentence of what happened stands once, for them and for mails. */
export async function screenTexts(language: MailLanguage): Promise<TFunction> {
  isReady ??= i18n.init({
    resources: { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } },
    interpolation: { escapeValue: false },
  });
  await isReady;
  return i18n.getFixedT(language);
}
