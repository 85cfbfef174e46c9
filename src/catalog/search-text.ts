/** Letters that Unicode does not decompose, as people type them without the right keyboard. */
const FOLDED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ٱ: 'ا',
};

/**
 * A text in the form that search compares: lower case, without accents, Arabic vowel signs or invisible signs (soft
 * hyphens, direction marks), with Latin digits, and with one space before each word. Anything that is not a letter or a
 * digit separates words.
 */
export function searchText(...texts: (string | null)[]): string {
  const text = texts.filter((one) => one !== null).join(' ');
  const words = IS_ASCII.test(text) ? text.toLowerCase().match(/[a-z0-9]+/g) : wordsOf(text);
  return words ? ` ${words.join(' ')}`.slice(0, MAX_LENGTH) : '';
}

/** Most titles are plain ASCII, which needs no folding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const IS_ASCII = /^[\u0000-\u007f]*$/;

function wordsOf(text: string): string[] | null {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640\u00ad\u200c-\u200f\u2060\ufeff]/gu, '')
    .replace(/[ßæœøłđðþıħىةکیٱ]/g, (letter) => FOLDED[letter]!)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .match(/[\p{L}\p{N}]+/gu);
}

/** Very long titles are indexed by their beginning only. */
const MAX_LENGTH = 500;
