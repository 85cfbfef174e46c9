import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import article from './locales/en/article.json' with { type: 'json' };
import en from './locales/en/translation.json' with { type: 'json' };

/** Loads the English texts synchronously. */
export async function startTestTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: en, article } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}
