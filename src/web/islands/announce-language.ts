import { nextPageFlag } from '../navigation/next-page-flag.ts';

const languageChanged = nextPageFlag('tillwatch.languageChanged');

/** Changing the language loads another document, so that document shows the message. */
export function announceLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]:not([aria-current])'))
    link.addEventListener('click', languageChanged.raise);
  if (languageChanged.take())
    window.addEventListener('load', () => void import('./toast-slot.tsx').then(({ toastLanguage }) => toastLanguage()));
}
