/** Where the word that names the thing is among several: `oak table lamp`, `lampe de table en chêne`. */
export const HEADS = { en: 'last', fr: 'first', de: 'last', es: 'first', ar: 'first' } as const;
export type Language = keyof typeof HEADS;

const SHORTEST_PART = 3;

/** The possible plurals of a word, and those of adjectives beside it; without accents, as search writes words. */
const PLURALS = { en: english, fr: french, es: spanish, de: german };

function english(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/o$/.test(word)) return [`${word}s`, `${word}es`];
  return /([sxz]|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

function french(word: string): string[] {
  if (/[sxz]$/.test(word)) return [];
  if (/[ae]u$/.test(word)) return [`${word}x`, `${word}s`];
  if (/al$/.test(word)) return [`${word.slice(0, -1)}ux`, `${word}s`, `${word}es`];
  return [`${word}s`, `${word}es`];
}

function spanish(word: string): string[] {
  if (/z$/.test(word)) return [`${word.slice(0, -1)}ces`];
  // foreign words have their own plural: `tops`
  return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`];
}

function german(word: string): string[] {
  if (/e$/.test(word)) return [`${word}n`];
  if (/e[lrn]$/.test(word)) return [`${word}n`, `${word}s`];
  if (/[aiouy]$/.test(word)) return [`${word}s`];
  return ['e', 'en', 'er', 's', 'es'].map((ending) => word + ending);
}

/** Plurals and, in Arabic, forms with the article. For a phrase: of its first word, its last word, and both. */
export function formsOf(word: string, language: Language): string[] {
  const parts = word.split(' ');
  if (language === 'ar') {
    const [first, ...rest] = parts as [string, ...string[]];
    const forms = first.endsWith('ه') ? [first, `${first.slice(0, -1)}ات`] : [first];
    const last = rest.at(-1);
    const written = forms.flatMap((form) => [form, `ال${form}`, `و${form}`].map((one) => [one, ...rest].join(' ')));
    if (!last || /^[الب]/.test(last)) return written;
    const defined = [...rest.slice(0, -1), `ال${last}`];
    return [...written, ...[first, `ال${first}`].map((one) => [one, ...defined].join(' '))];
  }
  const plurals = (part: string): string[] => {
    if (part.length < SHORTEST_PART) return [];
    return PLURALS[language](part);
  };
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const middle = parts.slice(1, -1);
  if (parts.length === 1) return plurals(first);
  const forms: string[] = [];
  if (HEADS[language] === 'last') for (const one of plurals(last)) forms.push([first, ...middle, one].join(' '));
  else {
    for (const one of plurals(first)) {
      forms.push([one, ...middle, last].join(' '));
      for (const other of plurals(last)) forms.push([one, ...middle, other].join(' '));
    }
  }
  return forms;
}
