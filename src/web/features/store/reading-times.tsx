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
  if (store.suspendedBy === 'plan') return <Line>{t('store.noPlace')}</Line>;
  if (store.status === 'CREATED') return <Line>{t('store.waiting')}</Line>;
  if (store.status === 'FAILED' && store.problem) return <Line>{t(`error.${store.problem}.title`)}</Line>;
  const last = store.lastReadAt
    ? t('store.lastRead', { when: format.relativeTime(store.lastReadAt, Math.max(now, Date.parse(store.lastReadAt))) })
    : t('store.neverRead');
  const next = store.status === 'TRACKED' && store.nextReadAt && nextRead(store.nextReadAt);
  const reason = store.nextReadReason;
  const isOffPlan = reason === 'throttled' || reason === 'asked-to-wait' || reason === 'failing';
  const why = next && isOffPlan ? t(`store.nextReadReason.${reason}`) : null;
  if (isInline) return <Line>{format.facts([last, next, why])}</Line>;
  return (
    <>
      <Line>{last}</Line>
      {next && <Line>{next}</Line>}
      {why && <Line>{why}</Line>}
    </>
  );

  function nextRead(at: string): string {
    if (store.nextReadReason === 'reading') return t('store.nextReadNow');
    if (Date.parse(at) <= now) return t('store.nextReadDue');
    return t('store.nextRead', { when: format.relativeTime(at, now) });
  }
}

function Line({ children }: { children: string }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
      {children}
    </Typography>
  );
}
