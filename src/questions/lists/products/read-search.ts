import { searchText } from '#catalog/search-text.ts';

/** What a person typed or pasted into a search box. */
export type Search = { words: string[]; host?: string; handle?: string };

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#]+\.[^\s/?#]{2,}?)\.?((?:[/?#]\S*)?)$/i;

/**
 * Words in any order, or the host of an address and the last part of its path. Without a scheme or a path a dot may
 * be that of a number: then its parts are words, which a store's name and host are searched for too.
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

/** Signs alone are in no title. */
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
