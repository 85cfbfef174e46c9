import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../period/use-now.ts';
import { useRelativeTime } from '../../period/use-relative-time.ts';

type Props = {
  store: StoreItem;
  /** Shown before them. */
  first?: string | false;
  /** In one line, cut off if it does not fit; hovering shows all. */
  isShort?: boolean;
};

/** When the store was read and will be read again, or why that failed. */
export function ReadingTimes({ store, first, isShort = false }: Props) {
  const format = useFormat();
  const times = useReadingTimes(store);
  const text = format.facts([first, ...times]);
  if (!isShort) {
    return (
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
        {text}
      </Typography>
    );
  }
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      title={text}
      sx={{ display: 'flex', flexWrap: 'wrap', height: '1lh', overflow: 'hidden' }}
    >
      {times.map((fact, index) => (
        <Typography key={fact} variant="inherit" component="span" noWrap>
          {index > 0 && '\u00a0· '}
          <bdi>{fact}</bdi>
        </Typography>
      ))}
    </Typography>
  );
}

function useReadingTimes(store: StoreItem): string[] {
  const { t } = useTranslation();
  const now = useNow();
  const { ago, ahead } = useRelativeTime();
  if (store.suspendedBy === 'plan') return [t('store.noPlace')];
  if (store.status === 'CREATED') return [t('store.waiting')];
  if (store.status === 'FAILED' && store.problem) return [t(`error.${store.problem}.title`)];
  const last = store.lastReadAt ? t('store.lastRead', { when: ago(store.lastReadAt) }) : t('store.neverRead');
  if (store.status !== 'TRACKED' || !store.nextReadAt) return [last];
  const reason = store.nextReadReason;
  const isOffPlan = reason === 'throttled' || reason === 'asked-to-wait' || reason === 'failing';
  return [last, nextRead(store.nextReadAt), ...(isOffPlan ? [t(`store.nextReadReason.${reason}`)] : [])];

  function nextRead(at: string): string {
    if (store.nextReadReason === 'reading') return t('store.nextReadNow');
    return Date.parse(at) <= now ? t('store.nextReadDue') : t('store.nextRead', { when: ahead(at) });
  }
}
