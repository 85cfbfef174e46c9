export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette, as labelled on the reader's keyboard. */
export const PALETTE_KEYS = isApple ? '⌘K' : 'Ctrl+K';
