import { isRememberedMember } from '../auth/member-flag.ts';
import { SLOT, slotOf } from './slots.ts';

/**
 * Loads React for the parts of a public page that need it: the theme picker when it is pressed, and a member's menu.
 */
export function loadSlots(): void {
  const theme = slotOf(SLOT.theme);
  theme?.addEventListener(
    'click',
    () => void import('./theme-slot.tsx').then(({ renderThemeSlot }) => renderThemeSlot(theme)),
    {
      once: true,
    },
  );
  const account = slotOf(SLOT.account);
  if (account && isRememberedMember())
    void import('./account-slot.tsx').then(({ renderAccountSlot }) => renderAccountSlot(account));
}
