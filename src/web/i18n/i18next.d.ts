import type article from '../locales/en/article.json' with { type: 'json' };
import type country from '../locales/en/country.json' with { type: 'json' };
import type translation from '../locales/en/translation.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof translation; country: typeof country; article: typeof article };
  }
}
