import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

type Props = {
  /** The name of what is removed. */
  name: string;
  /** What else is lost with it. */
  children: ReactNode;
  removal: { isPending: boolean; error: unknown; mutate: () => void; reset: () => void };
};

/** Removes an item from its list, after a confirmation. */
export function RemoveButton({ name, children, removal }: Props) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    removal.reset();
    setAsked(false);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('common.removeNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {t('common.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('common.removeTitle', { name })}
        confirmLabel={t('common.remove')}
        color="error"
        isLoading={removal.isPending}
        error={removal.error}
        onConfirm={() => removal.mutate()}
        onCancel={leave}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
