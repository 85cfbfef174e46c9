export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What opens the palette, as the reader's keyboard is labelled. */
export const PALETTE_KEYS = isApple ? '⌘K' : 'Ctrl+K';
