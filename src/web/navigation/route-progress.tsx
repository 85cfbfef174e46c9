import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

const SHOW_AFTER_MS = 150;

export function RouteProgress() {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isBusy) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);

  if (!isShown) return null;
  return (
    <LinearProgress
      aria-label={t('common.loading')}
      sx={{ position: 'fixed', insetInline: 0, insetBlockStart: 0, height: 3, zIndex: 'tooltip' }}
    />
  );
}
