import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { shownChange } from './change.ts';
import { changeInWords } from './change-text.ts';
import type { EstimateMetric, EstimateState } from './estimate-words.ts';
import { useEstimateText } from './use-estimate-text.ts';

type Props = {
  metric: EstimateMetric;
  state: EstimateState;
  estimate: Estimate;
  previous?: Estimate;
  change: Change | null;
  gaps: number;
};

/** What a number rests on, in words. */
export function EstimateOrigin({ metric, state, estimate, previous, change, gaps }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText(metric);
  if (state !== 'known') return <Typography variant="body2">{t(`estimate.${state}.why`)}</Typography>;

  const compared = previous ? changeInWords(shownChange(estimate, previous, change), t, format) : '';

  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {estimate.low !== null && estimate.high !== null && (
        <Fact term={t('estimate.origin.range')}>
          {t('estimate.origin.rangeText', text.ends(estimate.low, estimate.high))}{' '}
          {estimate.basis !== 'none' && t(`estimate.rangeWhy.${estimate.basis}`)}
        </Fact>
      )}
      <Fact term={t('estimate.origin.basis')}>{t(`estimate.basis.${estimate.basis}`)}</Fact>
      <Fact term={t('estimate.origin.observations')}>
        {t('estimate.origin.observationsText', {
          count: estimate.observations,
          n: format.count(estimate.observations),
        })}
      </Fact>
      {estimate.asOf && <Fact term={t('estimate.origin.asOf')}>{format.dateTime(estimate.asOf)}</Fact>}
      {previous && previous.value !== null && (
        <Fact term={t('estimate.origin.previous')}>
          {[
            text.value(previous.value, previous.high),
            previous.low !== null && previous.high !== null && `(${text.range(previous.low, previous.high)})`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Fact>
      )}
      {compared !== '' && (
        <Fact term={t('estimate.change.label')}>
          {compared}
          {isOfSomeStores(estimate, previous, change) && `. ${t('estimate.change.ofSomeStores')}`}
        </Fact>
      )}
      {gaps > 0 && (
        <Fact term={t('estimate.partial.label')}>
          {t('estimate.partial.why', { count: gaps, n: format.count(gaps) })}
        </Fact>
      )}
      {estimate.held !== undefined && (
        <Fact term={t('estimate.held.label')}>{t('estimate.held.why', { value: text.value(estimate.held) })}</Fact>
      )}
      {estimate.leftOut !== undefined && (
        <Fact term={t('estimate.leftOut.label')}>
          {t('estimate.leftOut.why', { count: estimate.leftOut, n: format.count(estimate.leftOut) })}
        </Fact>
      )}
      {metric === 'revenue' && <Fact term={t('estimate.origin.money')}>{t('estimate.origin.moneyText')}</Fact>}
    </Box>
  );
}

/** Whether stores that were not read in both periods are left out of a sum's change. */
function isOfSomeStores(estimate: Estimate, previous: Estimate | undefined, change: Change | null): boolean {
  if (!change || !previous?.value || estimate.value === null) return false;
  return Math.abs(change.ratio * previous.value - estimate.value) > previous.value / 1_000;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}
