import i18next from 'i18next';
import { expect, test } from 'vitest';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import fr from '../../locales/fr/translation.json' with { type: 'json' };

const TEXTS = { en, fr, ar };

test.each([
  ['en', 'Not opened yet', 'Opened once'],
  ['fr', 'Pas encore ouvert', 'Ouvert une fois'],
  ['ar', 'لم يُفتح بعد', 'فُتح مرة واحدة'],
] as const)('a share that nobody opened says so in %s', async (language, never, once) => {
  const texts = i18next.createInstance();
  await texts.init({ lng: language, resources: { [language]: { translation: TEXTS[language] } } });
  expect([0, 1].map((count) => texts.t('sharing.opens', { count, n: String(count) }))).toEqual([never, once]);
});
