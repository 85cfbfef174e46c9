import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localEndpoints } from '#contract/endpoints/local.ts';
import type { PracticeCheck as Check } from '#contract/local.ts';
import { ask } from '../../../api/client.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useEstimateText } from '../../estimate/use-estimate-text.ts';
import { storesKey } from '../store-keys.ts';

function checkPracticeStoreQuery(id: string) {
  return queryOptions({
    queryKey: [...storesKey, 'practice-check', id],
    queryFn: ({ signal }) => ask(localEndpoints.checkPracticeStore, { params: { id }, signal }),
    refetchInterval: 60_000,
  });
}

/**
 * For a practice store, whose true sales are known: how far off today's estimate is. Nothing until it was read today.
 */
export function PracticeCheck({ storeId }: { storeId: string }) {
  const { data } = useQuery(checkPracticeStoreQuery(storeId));
  return data ? <PracticeCheckNotice check={data} /> : null;
}

export function PracticeCheckNotice({ check: { trueOrders, orders, until } }: { check: Check }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText('orders');
  const { value, low, high } = orders;
  if (value === null || low === null || high === null) return null;
  const isWithin = trueOrders >= Math.floor(low) && trueOrders <= Math.ceil(high);
  return (
    <Alert severity={isWithin ? 'success' : 'warning'} role="status" variant="outlined">
      <AlertTitle>{t('practiceCheck.title')}</AlertTitle>
      {t('practiceCheck.text', {
        count: trueOrders,
        n: format.count(trueOrders),
        value: text.value(value, high),
        range: text.range(low, high),
        when: format.utcDateTime(until),
      })}{' '}
      {t(isWithin ? 'practiceCheck.within' : 'practiceCheck.outside')}
    </Alert>
  );
}
