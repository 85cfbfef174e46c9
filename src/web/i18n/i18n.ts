import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languageOf, settingsStore } from '../settings/browser-settings.ts';
import { isolateText } from './isolate-text.ts';
import { FALLBACK_LANGUAGE, type Language, SUPPORTED_LANGUAGES } from './languages.ts';

const addresses = import.meta.glob<string>('../locales/*/*.json', { query: '?url', import: 'default', eager: true });

const backend = resourcesToBackend((language, namespace, callback) => {
  const address = addresses[`../locales/${language}/${namespace}.json`];
  if (!address) return callback(new Error(`No ${namespace} texts in ${language}`), false);
  // `true` beside an error makes i18next retry.
  readTexts(address).then(
    (texts) => callback(null, texts),
    (error: Error) => callback(error, true),
  );
});

// fetched as data, so that texts are not compiled as scripts before the first paint
async function readTexts(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Loads the language of a page, or that of the settings, whose changes are then followed. */
export async function startI18n(ofPage?: Language): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(backend)
    .use(isolateText)
    .init({
      lng: ofPage ?? languageOf(settingsStore.get()),
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: SUPPORTED_LANGUAGES,
      ns: ['translation'],
      defaultNS: 'translation',
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: [isolateText.name],
    });
  if (ofPage) return;
  if (!i18next.languages.some((language) => i18next.hasResourceBundle(language, 'translation')))
    throw new Error('The texts could not be loaded.');
  let { direction } = settingsStore.get();
  settingsStore.subscribe(() => {
    const settings = settingsStore.get();
    const language = languageOf(settings);
    if (language !== i18next.language) void i18next.changeLanguage(language);
    // the language is the same, but texts are isolated differently
    else if (settings.direction !== direction) i18next.emit('languageChanged', language);
    direction = settings.direction;
  });
}
