import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SINCE_JOINED_MIN_DAYS } from '#contract/analytics.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { DAY_MS } from '#contract/time.ts';
import { Unanswered } from '../../components/loaded.tsx';
import { getSinceJoinedQuery, sinceJoinedFile } from '../../features/analytics/get-shares.ts';
import { trendSinceJoining } from '../../features/analytics/trend-since-joining.ts';
import { chartCardSx, NothingDrawn } from '../../features/chart/nothing-drawn.tsx';
import { TrendSkeleton } from '../../features/chart/trend/card.tsx';
import { TREND_HEIGHT, TrendChart } from '../../features/chart/trend/chart.tsx';
import { MetricToggle } from '../../features/chart/trend/metric-toggle.tsx';
import type { TrendMetric } from '../../features/chart/trend/rows.ts';
import { ExportMenu } from '../../features/list/export-menu.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** My stores' daily totals since I joined. */
export function SinceJoinedCard({ groupId }: { groupId?: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [metric, setMetric] = useState<TrendMetric>('orders');
  const found = useQuery(getSinceJoinedQuery(groupId));
  const { data } = found;
  const title = t('analytics.subscription.title');
  if (!data) {
    return (
      <Card>
        <CardContent sx={chartCardSx(TREND_HEIGHT)}>
          <Unanswered source={found} waiting={<TrendSkeleton />} />
        </CardContent>
      </Card>
    );
  }
  const last = data.points.at(-1);
  if (!last || data.points.length < SINCE_JOINED_MIN_DAYS) {
    // the day of joining is the first
    const from = Date.parse(data.since) + (SINCE_JOINED_MIN_DAYS - 1) * DAY_MS;
    return (
      <Card component="section" aria-label={title}>
        <CardContent>
          <Typography component="h2" variant="h5" gutterBottom>
            {title}
          </Typography>
          <NothingDrawn>{t('analytics.subscription.notYet', { date: format.utcDay(from) })}</NothingDrawn>
        </CardContent>
      </Card>
    );
  }
  const { trend, span } = trendSinceJoining(data.points);
  return (
    <Card>
      <CardContent>
        <TrendChart
          title={title}
          sentence={t('analytics.subscription.sentence', {
            since: format.utcDay(data.since),
            stores: t('filter.count.stores', { count: last.stores, n: format.count(last.stores) }),
            products: t('store.products', { count: last.products, n: format.count(last.products) }),
          })}
          metric={metric}
          trend={trend}
          span={span}
          total={NO_ESTIMATE}
          previousTotal={NO_ESTIMATE}
          change={null}
          isCompared={false}
          actions={
            <>
              <ExportMenu small="chart" source={sinceJoinedFile(groupId)} name={title} />
              <MetricToggle value={metric} onChange={setMetric} />
            </>
          }
        />
      </CardContent>
    </Card>
  );
}
