// @vitest-environment happy-dom
import { createInstance } from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { settingsStore } from '../settings/browser-settings.ts';
import { isolateText } from './isolate-text.ts';

afterEach(() => settingsStore.reset());

async function say(language: string): Promise<string> {
  const i18n = createInstance();
  await i18n.use(isolateText).init({
    lng: language,
    postProcess: [isolateText.name],
    resources: { en: { translation: { read: 'Read.' } }, ar: { translation: { read: 'قُرئ.' } } },
  });
  return i18n.t('read' as 'common.appName');
}

it("adds nothing if the page has the language's direction", async () => {
  expect(await say('en')).toBe('Read.');
  settingsStore.set({ direction: 'rtl' });
  expect(await say('ar')).toBe('قُرئ.');
});

it("keeps the full stop at a sentence's end on a page whose direction was changed", async () => {
  settingsStore.set({ direction: 'rtl' });
  expect(await say('en')).toBe('\u2066Read.\u2069');
  settingsStore.set({ direction: 'ltr' });
  expect(await say('ar')).toBe('\u2067قُرئ.\u2069');
});
