import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { Toasts } from '../components/toasts.tsx';
import { renderSlot } from './render-slot.tsx';

/** Confirms that the page is in the language just chosen. */
export async function toastLanguage(): Promise<void> {
  const slot = document.body.appendChild(document.createElement('div'));
  await renderSlot(slot, <Toasts />);
  toast.success(i18next.t('toast.languageChanged'));
}
