/** Keys that open a page, pressed after G. Each is a letter of the page's English name. */
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

/** The action of a pressed key: `?` help, `/` search, G and a letter a page. */
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

/** Whether a key is meant for the page: not typed into a field, not for a dialog or menu, not a browser shortcut. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return false;
  const { target } = event;
  if (target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select')))
    return false;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') === null;
}
