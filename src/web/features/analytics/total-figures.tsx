import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StoresOverview, Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import type { Scope } from '#contract/scope.ts';
import { failureOf } from '../../api/failure-of.ts';
import { userInfoQuery } from '../../api/user-info.ts';
import { ErrorBlock } from '../../components/error/block.tsx';
import { whileStale } from '../../components/while-stale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { EstimateCards } from '../estimate/estimate-cards.tsx';
import { CountCard, FigureCardSkeleton } from '../estimate/figure-card.tsx';

type Props = {
  scope: Scope;
  overview: UseQueryResult<StoresOverview>;
  /** The overview's totals, without a comparison if either period was only partly read. */
  totals: StoresOverview | undefined;
  trend: Trend | undefined;
  previousSpan: DaySpan;
};

/** Estimates have more content than counts, so they get more room. */
const COLUMNS = { xs: '1fr 1fr', md: '3fr 3fr 2fr 2fr' };

/** The four figures of the period. */
export function TotalFigures({ scope, overview, totals: data, trend, previousSpan }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: !IS_SHARED });
  const error = failureOf(overview);

  if (error) {
    return (
      <Card>
        <ErrorBlock error={error} onRetry={() => void overview.refetch()} />
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }} {...whileStale(overview.isPlaceholderData)}>
      <EstimateCards data={data} trend={trend} previousSpan={previousSpan} gaps={data?.gaps} />
      {data ? (
        <>
          <CountCard
            title={t(scope === 'mine' ? 'overview.figure.stores' : 'database.stores.title')}
            value={format.count(data.stores)}
            note={
              scope === 'mine' && user
                ? t('overview.planUse', { used: format.count(user.storesUsed), limit: format.count(user.storeLimit) })
                : null
            }
          />
          <CountCard
            title={t(scope === 'mine' ? 'overview.figure.products' : 'database.products.title')}
            value={format.count(data.products)}
            note={
              data.stores > 1
                ? t('overview.perStore', { n: format.count(Math.round(data.products / data.stores)) })
                : null
            }
          />
        </>
      ) : (
        <>
          <FigureCardSkeleton />
          <FigureCardSkeleton />
        </>
      )}
    </Box>
  );
}
