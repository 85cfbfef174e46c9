import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { firebaseAuth } from './firebase.ts';

export async function logOut(): Promise<void> {
  try {
    await (await firebaseAuth()).signOut();
  } catch {
    toast.error(i18next.t('common.errorDescription'));
  }
}
