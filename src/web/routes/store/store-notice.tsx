import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';

/** The problem of a store that is not tracked normally. */
export function StoreNotice({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const { ago } = useRelativeTime();
  if (store.status === 'SUSPENDED' && store.suspendedAt) {
    return <Alert severity="info">{t('store.statusText.SUSPENDED', { when: ago(store.suspendedAt) })}</Alert>;
  }
  if (store.status === 'FAILED') {
    return (
      <Alert severity="error">
        <AlertTitle>{store.problem ? t(`error.${store.problem}.title`) : t('store.statusText.FAILED')}</AlertTitle>
        {store.problem && t(`error.${store.problem}.detail`)}
      </Alert>
    );
  }
  if (store.problem === null) return null;
  // a temporary problem: the known data is still valid
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{t(`error.${store.problem}.title`)}</AlertTitle>
      {t(`error.${store.problem}.detail`)}
    </Alert>
  );
}
