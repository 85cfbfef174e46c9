import { createInstance, type TFunction } from 'i18next';
import ar from './ar/translation.json' with { type: 'json' };
import en from './en/translation.json' with { type: 'json' };
import fr from './fr/translation.json' with { type: 'json' };

const i18n = createInstance();
void i18n.init({
  resources: { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } },
  interpolation: { escapeValue: false },
});

/** The texts of the screens for mails and messages: what both say stands once. */
export function screenTexts(language: 'en' | 'fr' | 'ar'): TFunction {
  return i18n.getFixedT(language);
}
