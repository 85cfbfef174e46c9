/** Places of a public page that come to life when they are asked for. */
export const SLOT = { theme: 'theme', account: 'account', banner: 'cookie-banner' } as const;

export function slotOf(name: (typeof SLOT)[keyof typeof SLOT]): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
}
