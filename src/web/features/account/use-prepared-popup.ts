import { useEffect } from 'react';
import { firebaseAuth } from '../../auth/firebase.ts';
import { preparePopup } from '../../auth/popup-resolver.ts';

/** Has all at hand for a provider's window before it is clicked for; a failure shows at the click. */
export function usePreparedPopup(isOffered: boolean): void {
  useEffect(() => {
    if (isOffered)
      void firebaseAuth()
        .then(preparePopup)
        .catch(() => {});
  }, [isOffered]);
}
