import ar from '../src/web/locales/ar/translation.json' with { type: 'json' };
import en from '../src/web/locales/en/translation.json' with { type: 'json' };

export const TEXTS = { en, ar };
export type JourneyLanguage = keyof typeof TEXTS;
