import type { Happening } from '#contract/happening.ts';
import type { Language } from '#contract/language.ts';
import type { KeptPreferences } from '#contract/preferences.ts';
import { happeningText } from '../web/features/happening/happening-text.ts';
import { screenTexts } from '../web/locales/screen-texts.ts';
import { formatOf } from './reader.ts';

/** Happenings as sentences in a language, with the reader's number format. Days are UTC everywhere. */
export function happeningSentences(happenings: readonly Happening[], language: Language, kept: KeptPreferences) {
  const t = screenTexts(language);
  const format = formatOf(kept, language, 'UTC');
  return {
    title: t('happening.title'),
    sentences: happenings.map((happening) => happeningText(happening, t, format)),
  };
}
