import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { queryClient } from '../api/query-client.ts';
import { SIGNED_OUT, setAuthState } from './auth-state.ts';
import { firebaseAuth } from './firebase.ts';
import { rememberLeaving } from './member-flag.ts';
import { forgetEarlyToken } from './remembered-user.ts';

/** The page shows it at once. The SDK may have yet to load, and then to find who is signed in. */
export async function logOut(): Promise<void> {
  forgetEarlyToken();
  queryClient.clear();
  setAuthState(SIGNED_OUT);
  rememberLeaving();
  try {
    const auth = await firebaseAuth();
    await auth.authStateReady();
    await auth.signOut();
  } catch {
    toast.error(i18next.t('common.errorDescription'));
  }
}
