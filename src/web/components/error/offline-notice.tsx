import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from './use-is-online.ts';

export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }} role="presentation">
          {t('common.offline')}
        </Alert>
      )}
    </div>
  );
}
