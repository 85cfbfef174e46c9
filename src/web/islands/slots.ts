/** Places of a public page that become interactive on demand. */
export const SLOT = { theme: 'theme', account: 'account', banner: 'cookie-banner' } as const;

export function slotOf(name: (typeof SLOT)[keyof typeof SLOT]): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
}
