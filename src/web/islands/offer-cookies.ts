import { bannerClosed } from '../consent/banner-closed.ts';
import { consentStore } from '../consent/consent-store.ts';
import { SLOT, slotOf } from './slots.ts';

/** Shows the cookie banner, which every page contains hidden, to visitors who must be asked and have not chosen yet. */
export function offerCookies(): void {
  const banner = slotOf(SLOT.banner);
  const isClosed = bannerClosed.take();
  const { choice, isAsked } = consentStore.get();
  if (!banner || isClosed || !isAsked || choice !== 'none') return;
  banner.hidden = false;
  banner.querySelector('a')?.addEventListener('click', bannerClosed.raise);
  banner.querySelector('button')?.addEventListener('click', () => consentStore.accept());
  consentStore.subscribe(() => {
    banner.hidden = consentStore.get().choice !== 'none';
  });
}
