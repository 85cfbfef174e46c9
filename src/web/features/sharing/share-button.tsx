import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { part } from '../../navigation/load-page.ts';

const ShareDialog = part(() => import('./share-dialog.tsx'), 'ShareDialog');

/** Makes an address under which others see the current page as it is now. */
export function ShareButton({ name, size }: { name: string; size?: 'small' }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" size={size} startIcon={<Share />} onClick={() => setOpen(true)}>
        {t('sharing.share')}
      </Button>
      <Suspense>
        {isOpen && (
          <ShareDialog kind="view" target={pathname + search} suggestedName={name} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
