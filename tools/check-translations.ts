import { globSync, readFileSync } from 'node:fs';
import { compareTexts, flatten, type Texts } from './compare-texts.ts';
import { findUsedKeys } from './find-used-keys.ts';

/**
 * Checks that every text of the web and the mails exists in every language, with the language's plural forms and the
 * same placeholders, that no text is unused and none is missing. A text counts as used if a string in src/web is its
 * key, or a template such as `error.${code}.title` fits it. Keys that neither shows are listed here, by their
 * beginning:
 */
const USED_ELSEWHERE = ['legal.', 'landing.faq.items.'];

const LANGUAGES = ['en', 'fr', 'ar'] as const;
const WEB = 'src/web/locales';
const NAMESPACES = ['translation', 'country', 'article'] as const;

const problems: string[] = [];
const english: string[] = [];
for (const namespace of NAMESPACES) {
  const texts = compare(WEB, namespace);
  english.push(...Object.keys(texts.en ?? {}));
}
// the mails are declared as a type, which the compiler checks the texts against
compare('src/mail/locales', 'mail');
problems.push(...compareWithUse(english));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function compare(folder: string, namespace: string): Record<string, Texts> {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, read(`${folder}/${language}/${namespace}.json`)]),
  );
  for (const problem of compareTexts(texts)) problems.push(`${namespace}: ${problem}`);
  return texts;
}

function read(file: string): Texts {
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : error}`);
    return {};
  }
}

function compareWithUse(suffixed: string[]): string[] {
  const keys = [...new Set(suffixed.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
  // a list of texts is requested by the key above its items
  const lists = keys.flatMap((key) => /^(.+?)\.\d+\./.exec(key)?.[1] ?? []);
  const askable = [...keys, ...lists];
  const files = globSync('src/web/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));
  const used = findUsedKeys(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })));
  const isUsed = (key: string) =>
    used.strings.has(key) ||
    used.patterns.some((pattern) => pattern.test(key)) ||
    USED_ELSEWHERE.some((beginning) => key.startsWith(beginning));
  return [
    ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is used nowhere in src/web`),
    ...used.asked
      .filter(({ pattern }) => !askable.some((key) => pattern.test(key)))
      .map(({ file, line, key }) => `${file}:${line} asks for ${key}, which no language has`),
  ];
}
