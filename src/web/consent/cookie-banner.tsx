import { useState } from 'react';
import { bannerClosed } from './banner-closed.ts';
import { consentStore } from './consent-store.ts';
import { CookieBannerCard } from './cookie-banner-card.tsx';

/** For visitors who must be asked and have not chosen yet. */
export function CookieBanner() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <CookieBannerCard
      isNarrow
      onLearnMore={() => {
        bannerClosed.raise();
        setClosed(true);
      }}
      onAccept={() => consentStore.accept()}
    />
  );
}
