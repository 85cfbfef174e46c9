import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreCheck } from '#contract/store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextLink } from '../../../navigation/text-link.tsx';
import { isOfSales } from '../../signal/is-of-sales.ts';

/** The result of checking an address, or why the store cannot be tracked. */
export function CheckResult({ found, onLeave }: { found: StoreCheck; onLeave: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();

  if (found.storeId !== null) {
    return (
      <Alert severity="info">
        <AlertTitle>{t('error.store-already-tracked.title')}</AlertTitle>
        <TextLink to={`/stores/${found.storeId}`} onClick={onLeave}>
          {t('stores.add.open', { name: found.name ?? found.host })}
        </TextLink>
      </Alert>
    );
  }
  if (!found.trackable) {
    const code = found.problem ?? 'store-not-a-store';
    return (
      <Alert severity="warning">
        <AlertTitle>{t(`error.${code}.title`)}</AlertTitle>
        {t(`error.${code}.detail`)}
      </Alert>
    );
  }

  const facts = format.facts([
    found.platform && t(`store.platform.${found.platform}`),
    found.country && format.countryName(found.country),
    found.currency,
    found.productCount !== null &&
      t('store.products', { count: found.productCount, n: format.count(found.productCount) }),
  ]);
  const alive = found.signals.filter((signal) => signal.state === 'alive');
  const hasSales = alive.some(isOfSales);
  return (
    <Alert severity={hasSales ? 'success' : 'info'}>
      <AlertTitle>{t('stores.add.found', { name: found.name ?? found.host })}</AlertTitle>
      <Typography variant="body2">{facts}</Typography>
      {hasSales ? (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2">
            {t('stores.add.signals', { count: alive.length, n: format.count(alive.length) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {alive.map((signal) => (
              <Typography component="li" variant="body2" key={signal.kind}>
                {t(`signal.kind.${signal.kind}`)}: {t(`signal.meaning.${signal.kind}`)}
              </Typography>
            ))}
          </Box>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('stores.add.noSignal')}
        </Typography>
      )}
    </Alert>
  );
}
