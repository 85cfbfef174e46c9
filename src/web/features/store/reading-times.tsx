import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../period/use-now.ts';

/** When the store was read, and when it is read again; why not, where it failed. */
export function ReadingTimes({ store, isInline = false }: { store: StoreItem; isInline?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  if (store.status === 'CREATED') return <Line>{t('store.waiting')}</Line>;
  if (store.status === 'FAILED' && store.problem) return <Line>{t(`error.${store.problem}.title`)}</Line>;
  const last = store.lastReadAt
    ? t('store.lastRead', { when: format.relativeTime(store.lastReadAt, Math.max(now, Date.parse(store.lastReadAt))) })
    : t('store.neverRead');
  const next =
    store.status === 'TRACKED' &&
    store.nextReadAt &&
    (Date.parse(store.nextReadAt) > now
      ? t('store.nextRead', { when: format.relativeTime(store.nextReadAt, now) })
      : t('store.nextReadDue'));
  if (isInline) return <Line>{[last, next].filter(Boolean).join(' · ')}</Line>;
  return (
    <>
      <Line>{last}</Line>
      {next && <Line>{next}</Line>}
    </>
  );
}

function Line({ children }: { children: string }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
      {children}
    </Typography>
  );
}
