import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formattersFor } from '../../format/formatters.ts';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import fr from '../../locales/fr/translation.json' with { type: 'json' };
import { changeText } from './change-text.ts';

const i18n = createInstance();
await i18n.init({
  resources: { en: { translation: en }, fr: { translation: fr }, ar: { translation: ar } },
  interpolation: { escapeValue: false },
});
const say = (language: string, ratio: number | null) =>
  changeText(
    { kind: ratio === null || ratio > 0 ? 'up' : 'down', ratio },
    i18n.getFixedT(language),
    formattersFor(language, 'UTC'),
  );

describe('changeText', () => {
  it('lets the word say the direction', () => {
    expect(say('en', -0.119)).toBe('11.9% less');
    expect(say('en', 0.119)).toBe('11.9% more');
    expect(say('fr', -0.119)).toMatch(/^11,9\s?% de moins$/u);
  });

  it.each(['en', 'fr', 'ar'])('sets no sign before the number in %s', (language) => {
    for (const ratio of [-0.119, 0.119, -1]) expect(say(language, ratio)).not.toMatch(/[-−+]/u);
    expect(say(language, -0.119)).not.toBe(say(language, 0.119));
  });

  it('names no ratio where there is none or it says nothing', () => {
    expect(say('en', null)).toBe('up from zero');
    expect(say('en', 20)).toBe('more than tenfold');
  });
});
