import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { DayReceipt } from '#contract/estimate/evidence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { stateOf } from '../estimate/estimate-words.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';
import { roundedParts } from './rounded-parts.ts';

type Props = { receipt: DayReceipt };

/** The number with its range, its origin, and the parts that add up to it. */
export function ReceiptSum({ receipt }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const orders = useEstimateText('orders');
  const { parts } = receipt;
  const state = stateOf(receipt.orders);
  const total = receipt.orders.value ?? 0;
  const [seen = 0, inferred = 0, hidden = 0] = parts
    ? roundedParts([parts.seen, parts.inferred, parts.hidden], total)
    : [];
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="h6" gutterBottom>
        {format.utcDay(receipt.day)} <small>UTC</small>
      </Typography>
      {state !== 'known' ? (
        <Typography variant="body2">
          {state === 'no-signal' ? t('receipt.notObserved') : t(`estimate.${state}.why`)}
        </Typography>
      ) : (
        <>
          <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', mb: 1.5 }}>
            <Figure metric="orders" receipt={receipt} />
            <Figure metric="revenue" receipt={receipt} />
          </Stack>
          <Origin receipt={receipt} />
          {parts && (
            <Box
              component="dl"
              sx={{ m: 0, mt: 2, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
            >
              <Part label={t('receipt.part.seen')} value={format.decimal(seen)} why={t('receipt.partWhy.seen')} />
              {parts.inferred > 0 && (
                <Part
                  label={t('receipt.part.inferred')}
                  value={format.decimal(inferred)}
                  why={t('receipt.partWhy.inferred')}
                />
              )}
              {parts.hidden > 0 && (
                <Part
                  label={t('receipt.part.hidden')}
                  value={format.decimal(hidden)}
                  why={t('receipt.partWhy.hidden')}
                />
              )}
              <Part
                isTotal
                label={t('receipt.part.total')}
                value={orders.value(total)}
                why={rangeText(receipt.orders)}
              />
            </Box>
          )}
          <LeftOut receipt={receipt} />
        </>
      )}
    </section>
  );

  function rangeText({ low, high, basis, held }: Estimate): string {
    if (low === null || high === null || low === high || basis === 'none') return '';
    return [
      t('receipt.likely', { range: orders.range(low, high) }),
      t(`estimate.rangeWhy.${basis}`),
      held !== undefined && t('estimate.held.why', { value: orders.value(held) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

function Figure({ metric, receipt }: { metric: 'orders' | 'revenue'; receipt: DayReceipt }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText(metric);
  const orders = useEstimateText('orders');
  const estimate = receipt[metric];
  const state = stateOf(estimate);
  const inCurrency = metric === 'revenue' && receipt.revenueInCurrency?.currency !== 'USD' && receipt.revenueInCurrency;
  const { units } = receipt;
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="p">
        {t(`estimate.metric.${metric}`)}
      </Typography>
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {state === 'known' ? text.value(estimate.value!, estimate.high) : t(`estimate.${state}.label`)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {format.facts([
          estimate.low !== null && estimate.high !== null && text.range(estimate.low, estimate.high),
          metric === 'orders' && units !== null && t('receipt.units', { count: units, n: orders.value(units) }),
          inCurrency && format.money(inCurrency.amount, inCurrency.currency),
        ])}
      </Typography>
    </div>
  );
}

function Origin({ receipt: { orders, observedSeconds } }: { receipt: DayReceipt }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Typography variant="body2" color="textSecondary">
      {[
        t(`estimate.basis.${orders.basis}`),
        t('receipt.counted', { count: orders.observations, n: format.count(orders.observations) }),
        t('receipt.observed', { hours: format.decimal(Math.round(observedSeconds / 360) / 10) }),
        orders.asOf && t('receipt.asOf', { when: format.utcDateTime(orders.asOf) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}

/** The sightings that do not count as sales, in one line. */
function LeftOut({ receipt: { sightings } }: { receipt: DayReceipt }) {
  const { t } = useTranslation();
  const format = useFormat();
  const exclusions = sightings.flatMap(({ classifiedAs, count }) =>
    classifiedAs === 'sale' ? [] : [t(`receipt.leftOut.${classifiedAs}`, { count, n: format.count(count) })],
  );
  if (exclusions.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      {t('receipt.leftOut.title', { list: format.list(exclusions) })}
    </Typography>
  );
}

type PartProps = { label: string; value: ReactNode; why: string; isTotal?: boolean };

function Part({ label, value, why, isTotal = false }: PartProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 2,
        px: 2,
        py: 1.25,
        ...(isTotal ? { borderBlockStart: '1px solid', borderColor: 'divider', bgcolor: 'surface.sunken' } : {}),
      }}
    >
      <Typography component="dt" variant={isTotal ? 'subtitle2' : 'body2'}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant={isTotal ? 'subtitle2' : 'body2'}
        sx={{ m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      {why && (
        <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, gridColumn: '1 / -1' }}>
          {why}
        </Typography>
      )}
    </Box>
  );
}
