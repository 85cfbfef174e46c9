import { useEffect } from 'react';
import { firebaseAuth } from '../../../auth/firebase.ts';
import { preparePopup } from '../../../auth/popup-resolver.ts';

/** Loads what a provider's window needs before the click. A failure shows at the click. */
export function usePreparedPopup(isOffered: boolean): void {
  useEffect(() => {
    if (isOffered)
      void firebaseAuth()
        .then(preparePopup)
        .catch(() => {});
  }, [isOffered]);
}
