/** Keys that go to a page, after G; each is the letter of a word that the page's name has in English. */
export const GO_KEYS = {
  o: '/overview',
  a: '/analytics',
  s: '/stores',
  p: '/products',
  d: '/database/products',
  b: '/billing',
  u: '/profile',
} as const;
export type GoKey = keyof typeof GO_KEYS;

const NEXT_WITHIN_MS = 1_500;

export type PressedKey = 'search' | 'help' | { path: string };

/** What a key pressed on a page asks for: `?` the keys, `/` the search, G and a letter a page. */
export function createKeyReader(): (key: string, atMs: number) => PressedKey | null {
  let goUntilMs = 0;
  return (key, atMs) => {
    const isGoing = atMs < goUntilMs;
    goUntilMs = 0;
    if (key === '?') return 'help';
    if (key === '/') return 'search';
    const letter = key.toLowerCase();
    if (isGoing && letter in GO_KEYS) return { path: GO_KEYS[letter as GoKey] };
    if (letter === 'g') goUntilMs = atMs + NEXT_WITHIN_MS;
    return null;
  };
}

/** Whether a key is meant for the page: nothing is typed into, nothing lies over it, and no other program takes it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return false;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select')))
    return false;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') === null;
}
