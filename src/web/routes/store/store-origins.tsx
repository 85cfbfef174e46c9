import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { isOfSales } from '../../features/signal/is-of-sales.ts';
import { SignalList } from '../../features/signal/signal-list.tsx';
import { unitsPerLineOf } from '../../features/signal/units-per-line.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The signals behind the numbers, and the assumptions made. */
export function StoreOrigins({ store }: { store: StoreItem | undefined }) {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-labelledby="origins">
      <CardContent>
        <Typography id="origins" component="h2" variant="h5">
          {t('store.origins.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('store.origins.description')}
        </Typography>
        {store ? (
          <>
            <NoSignal signals={store.signals} />
            <SignalList signals={store.signals} />
            <Divider sx={{ my: 2.5 }} />
            <Assumptions store={store} />
          </>
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </CardContent>
    </Card>
  );
}

/** Says why there are no figures, if no signal of sales is live. */
function NoSignal({ signals }: { signals: StoreItem['signals'] }) {
  const { t } = useTranslation();
  const ofSales = signals.filter(isOfSales);
  if (ofSales.length === 0 || ofSales.some(({ state }) => state === 'alive')) return null;
  const mayProve = ofSales.some(({ state }) => state === 'probing');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {mayProve ? t('signal.notYet') : t('signal.noSignal')}
    </Alert>
  );
}

function Assumptions({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const units = unitsPerLineOf(store.signals);
  const isWholesale = store.signals.some(({ evidence }) => evidence.isWholesale === true);
  const isByStamp = store.signals.some((signal) => signal.kind === 'modified' && signal.state === 'alive');
  const assumed = [
    isByStamp &&
      (units === null
        ? t('store.origins.assumedUnitsUnknown')
        : t('store.origins.assumedUnits', { n: format.decimal(units) })),
    isByStamp && isWholesale && t('store.origins.assumedWholesale'),
    t('store.origins.assumedPrice'),
    t('store.origins.assumedMoney'),
  ].filter((text) => text !== false);
  return (
    <>
      <Typography component="h3" variant="subtitle2" gutterBottom>
        {t('store.origins.assumed')}
      </Typography>
      {assumed.map((text) => (
        <Typography key={text} variant="body2" sx={{ maxWidth: '72ch', mb: 0.5 }}>
          {text}
        </Typography>
      ))}
    </>
  );
}
