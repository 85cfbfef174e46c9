import { signOut } from 'firebase/auth';
import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { firebaseAuth } from './firebase.ts';

export async function logOut(): Promise<void> {
  try {
    await signOut(await firebaseAuth());
  } catch {
    toast.error(i18next.t('common.errorDescription'));
  }
}
