/** Texts by their full key: `store.status.FAILED`. */
export type Texts = Record<string, string>;

/** The plural forms that i18next uses, by Intl.PluralRules. French has a separate form for 1,000,000. */
const PLURALS: Record<string, string[]> = {
  en: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};
/** French puts a space before some marks, and a line must not break there. */
const BREAKS = / [:;?!»%]|« /;
const SUFFIX = /_(zero|one|two|few|many|other)$/;

export function flatten(nested: object, prefix = ''): Texts {
  return Object.entries(nested).reduce<Texts>((texts, [key, value]) => {
    if (typeof value === 'object' && value !== null) return Object.assign(texts, flatten(value, `${prefix}${key}.`));
    texts[prefix + key] = String(value);
    return texts;
  }, {});
}

/** The texts that one language lacks and another has. A key is plural if it has `_other`. */
export function compareTexts(texts: Record<string, Texts>): string[] {
  const problems: string[] = [];
  const languages = Object.keys(texts);
  const bases = new Set<string>();
  const plurals = new Set<string>();
  for (const language of languages)
    for (const key of Object.keys(texts[language] ?? {})) {
      const base = key.replace(SUFFIX, '');
      if (`${base}_other` in (texts[language] ?? {})) plurals.add(base);
      bases.add(`${base}_other` in (texts[language] ?? {}) ? base : key);
    }
  for (const base of bases) {
    const forms = (language: string) =>
      plurals.has(base) ? (PLURALS[language] ?? []).map((form) => `${base}_${form}`) : [base];
    for (const language of languages) {
      const has = texts[language] ?? {};
      for (const key of forms(language)) {
        if (!(key in has)) problems.push(`${key} is missing in ${language}`);
        else if (has[key]?.trim() === '') problems.push(`${key} is empty in ${language}`);
        else if (language === 'fr' && BREAKS.test(has[key]!)) problems.push(`${key} has a space that breaks in fr`);
      }
    }
    problems.push(...comparePlaceholders(base, texts, forms));
  }
  return problems;
}

/** A plural form may omit the number ("no store", "two stores"), but all languages have the same placeholders. */
function comparePlaceholders(
  base: string,
  texts: Record<string, Texts>,
  forms: (language: string) => string[],
): string[] {
  const found = Object.keys(texts).map((language) => {
    const present = forms(language).flatMap((key) => texts[language]?.[key] ?? []);
    return {
      language,
      names: [...new Set(present.flatMap(placeholdersOf))].sort().join(' '),
      isThere: present.length > 0,
    };
  });
  const first = found.find((each) => each.isThere);
  return found
    .filter((each) => each.isThere && each.names !== first?.names)
    .map((each) => `${base} has {{${each.names}}} in ${each.language} but {{${first?.names}}} in ${first?.language}`);
}

function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...names, ...tags];
}
