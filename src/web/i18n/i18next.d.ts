// biome-ignore-start lint/style/useImportType: JSON modules need an attribute, which a type import may not have
import article from '../locales/en/article.json' with { type: 'json' };
import country from '../locales/en/country.json' with { type: 'json' };
import translation from '../locales/en/translation.json' with { type: 'json' };

// biome-ignore-end lint/style/useImportType: see above

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: typeof translation; country: typeof country; article: typeof article };
  }
}
