import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { PROBLEM_STATUS } from '#contract/problem.ts';
import { ENABLED_LANGUAGES, type Language, localeOf } from '../i18n/languages.ts';

type Tree = { [key: string]: string | Tree };

const NAMESPACES = ['translation', 'country', 'article'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;

function textsOf(language: Language, namespace: string): Map<string, string> {
  const file = new URL(`./${language}/${namespace}.json`, import.meta.url);
  return new Map(leaves(JSON.parse(readFileSync(file, 'utf8'))));
}

function* leaves(tree: Tree, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [path + key, value];
    else yield* leaves(value, `${path}${key}.`);
  }
}

const bases = (texts: Map<string, string>) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
const holes = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`).sort();

describe.each(ENABLED_LANGUAGES)('the texts in %s', (language) => {
  it.each(NAMESPACES)('have exactly the keys of %s that English has', (namespace) => {
    expect([...bases(textsOf(language, namespace))].sort()).toEqual([...bases(textsOf('en', namespace))].sort());
  });

  it('have every plural form of the language', () => {
    const needed = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
    const texts = textsOf(language, 'translation');
    const plurals = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
    for (const base of plurals) {
      const given = [...texts.keys()]
        .filter((key) => key.replace(PLURAL, '') === base)
        .map((key) => PLURAL.exec(key)?.[1]);
      // any language may say 0 in its own words
      const categories = new Set(given.includes('zero') ? [...needed, 'zero'] : needed);
      expect([base, ...given.sort()]).toEqual([base, ...[...categories].sort()]);
    }
  });

  it('have the same placeholders as the English ones', () => {
    const english = textsOf('en', 'translation');
    for (const [key, text] of textsOf(language, 'translation')) {
      if (PLURAL.test(key)) continue;
      expect([key, ...holes(text)]).toEqual([key, ...holes(english.get(key) ?? '')]);
    }
  });

  it('have a title and a detail for every problem of the API', () => {
    const texts = textsOf(language, 'translation');
    for (const code of [...Object.keys(PROBLEM_STATUS), 'network', 'unknown']) {
      expect(texts.get(`error.${code}.title`), code).toBeTruthy();
      expect(texts.get(`error.${code}.detail`), code).toBeTruthy();
    }
  });
});

test('no line of French begins with a mark that belongs to the word before, nor ends with an opening quote', () => {
  for (const namespace of ['translation', 'article'])
    for (const [key, text] of textsOf('fr', namespace)) expect([key, /« | [»:;?!%]/.test(text)]).toEqual([key, false]);
});

test('in French a million in digits is not followed by “de”', () => {
  const texts = textsOf('fr', 'translation');
  for (const [key, text] of texts) {
    if (!key.endsWith('_many')) continue;
    expect([key, text]).toEqual([key, texts.get(key.replace(/many$/, 'other'))]);
  }
});
