/** Letters that Unicode does not take apart, as people type them without the right keyboard. */
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
 * A text as search compares it: lower case, without accents and Arabic vowel signs, Latin digits, one space before
 * every word and none else. What is no letter and no digit parts words.
 */
export function searchText(...texts: (string | null)[]): string {
  const words = texts
    .filter((text) => text !== null)
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ßæœøłđðþıħىةکیٱ]/g, (letter) => FOLDED[letter]!)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .match(/[\p{L}\p{N}]+/gu);
  return words ? ` ${words.join(' ')}`.slice(0, MAX_LENGTH) : '';
}

/** Titles of a novel's length are indexed by their beginning. */
const MAX_LENGTH = 500;
