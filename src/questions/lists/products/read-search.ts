import { searchText } from '#catalog/search-text.ts';

/** What a person typed or pasted into a search box. */
export type Search = { words: string[]; host?: string; handle?: string };

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#]+\.[^\s/?#]{2,}?)\.?((?:[/?#]\S*)?)$/i;

/**
 * Reads a search as words in any order, or as an address: its host and the last part of its path. Text with a dot but
 * without a scheme or a path may be a number, so it is read as words. Words also match a store's name and host.
 */
export function readSearch(text: string): Search {
  const [, host, rest] = ADDRESS.exec(text.trim()) ?? [];
  const isAddress = host !== undefined && (/^https?:/i.test(text.trim()) || rest !== '');
  if (!isAddress) return { words: wordsOf(text) };
  const parts = (rest ?? '').split(/[?#]/, 1)[0]!.split('/').filter(Boolean);
  const last = parts.at(-1);
  const handle = last === undefined ? undefined : decoded(last).replace(/\.html?$/i, '');
  return { words: [], host: host.toLowerCase(), ...(handle ? { handle } : {}) };
}

/** A search of punctuation alone matches no title. */
export function findsNothing(text: string | undefined, search: Search): boolean {
  return Boolean(text?.trim()) && search.words.length === 0 && search.host === undefined;
}

function wordsOf(text: string): string[] {
  return [...new Set(searchText(text).split(' ').filter(Boolean))].slice(0, 10);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
