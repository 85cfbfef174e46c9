import type { PostProcessorModule } from 'i18next';
import { settingsStore } from '../settings/browser-settings.ts';
import { type Direction, directionOf, isEnabledLanguage } from './languages.ts';

const START: Record<Direction, string> = { ltr: '\u2066', rtl: '\u2067' };
const END = '\u2069';

/**
 * Isolates a text on a page whose direction the reader has changed, so that an English sentence still ends with its
 * point on the right. If the page has the language's own direction, nothing is added.
 */
export const isolateText: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolateText',
  process(text, _key, _options, translator: { language: string }) {
    const direction = isEnabledLanguage(translator.language) ? directionOf(translator.language) : 'ltr';
    const { direction: ofPage } = settingsStore.get();
    return ofPage === null || ofPage === direction ? text : START[direction] + text + END;
  },
};
