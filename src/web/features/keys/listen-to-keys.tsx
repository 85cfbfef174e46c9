import { Suspense, useEffect, useState } from 'react';
import { useGo } from '../../navigation/app-link.tsx';
import { part } from '../../navigation/load-page.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { createKeyReader, isForPage } from './page-keys.ts';

const KeysDialog = part(() => import('./keys-dialog.tsx'), 'KeysDialog');

/** Handles the keys of the dashboard's pages, unless the reader has switched them off. */
export function PageKeys({ onSearch }: { onSearch: () => void }) {
  const go = useGo();
  const { hasKeys } = useSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [read] = useState(createKeyReader);

  useEffect(() => {
    if (!hasKeys) return;
    const listen = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const asked = read(event.key, event.timeStamp);
      if (asked === null) return;
      event.preventDefault();
      if (asked === 'help') setHelpOpen(true);
      else if (asked === 'search') focusSearch() || onSearch();
      else go(asked.path);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasKeys, read, go, onSearch]);

  return <Suspense>{isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />}</Suspense>;
}

/** Focuses the page's own search field. False if the page has none. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}
