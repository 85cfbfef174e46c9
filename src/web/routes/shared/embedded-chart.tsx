import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Scope } from '#contract/scope.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageTitle } from '../../components/page/title.tsx';
import { getStoresOverviewQuery } from '../../features/analytics/get-stores-overview.ts';
import { TrendCard } from '../../features/chart/trend/card.tsx';
import { TREND_HEIGHT } from '../../features/chart/trend/chart.tsx';
import { getTrendQuery } from '../../features/chart/trend/get-trend.ts';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { useChosenGroup } from '../../features/group/use-chosen-group.ts';
import { type ChosenPeriod, spansOf } from '../../features/period/chosen-period.ts';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { getProductQuery } from '../../features/product/get-product.ts';
import { getStoreQuery } from '../../features/store/get-store.ts';
import { sharedPageQuery } from '../../share/shared-page.ts';

/** Lower, a drawing says little. */
const LEAST_HEIGHT = 140;

const TWO_LINES = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
};

/** The chart of a shared page alone, for a frame on another site. */
export function EmbeddedChart() {
  return <Chart scope="mine" />;
}

export function EmbeddedCatalogueChart() {
  return <Chart scope="catalogue" />;
}

function Chart({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { storeId, productId } = useParams();
  const [period] = useChosenPeriod();
  const shared = useQuery(sharedPageQuery());
  const { room, height } = useHeightLeft();
  return (
    <Box component="main" ref={room} sx={{ p: 1 }}>
      <Loaded source={shared} waiting={null}>
        {() => (
          <>
            {storeId !== undefined && <OfStore scope={scope} id={storeId} {...{ period, height }} />}
            {productId !== undefined && <OfProduct scope={scope} id={productId} {...{ period, height }} />}
            {storeId === undefined && productId === undefined && <OfAll {...{ period, height }} />}
          </>
        )}
      </Loaded>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('sharing.view.estimated')}{' '}
        <Link href="/" target="_blank" rel="noopener" color="inherit">
          {t('common.appName')}
        </Link>
      </Typography>
    </Box>
  );
}

/**
 * The height that the words leave to the drawing: in a narrow frame they take more lines, and a frame is as high at any
 * width.
 */
function useHeightLeft() {
  const room = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(TREND_HEIGHT);
  const drawn = useRef(height);
  useLayoutEffect(() => {
    drawn.current = height;
  }, [height]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const wordsPx = entry!.borderBoxSize[0]!.blockSize - drawn.current;
      // later, because the observer may not change what it observes
      startTransition(() => setHeight(Math.max(LEAST_HEIGHT, Math.floor(window.innerHeight - wordsPx))));
    });
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  return { room, height };
}

type Of = { scope: Scope; id: string; period: ChosenPeriod; height: number };

function OfStore({ scope, id, period, height }: Of) {
  const item = useQuery(getStoreQuery(scope, id, period));
  const trend = useQuery(getTrendQuery(period, { scope, storeId: id }));
  return <Drawn title={item.data?.name} {...{ item, trend, period, height }} />;
}

function OfProduct({ scope, id, period, height }: Of) {
  const item = useQuery(getProductQuery(scope, id, period));
  const trend = useQuery(getTrendQuery(period, { scope, productId: id }));
  return <Drawn title={item.data?.title} {...{ item, trend, period, height }} />;
}

function OfAll({ period, height }: Pick<Of, 'period' | 'height'>) {
  const { t } = useTranslation();
  const { groupId } = useChosenGroup();
  const item = useQuery(getStoresOverviewQuery('mine', period, groupId));
  const trend = useQuery(getTrendQuery(period, { groupId }));
  return <Drawn title={t('overview.title')} {...{ item, trend, period, height }} />;
}

type Drawing = {
  title: string | undefined;
  item: UseQueryResult<Parameters<typeof unlessPartlyRead>[0]>;
  trend: Parameters<typeof TrendCard>[0]['trend'];
  period: ChosenPeriod;
  height: number;
};

function Drawn({ title, item, trend, period, height }: Drawing) {
  const span = spansOf(period, useNow()).current;
  const data = item.data && unlessPartlyRead(item.data, trend.data);
  return (
    <>
      {title && <PageTitle title={title} />}
      <Typography variant="h6" component="h1" sx={{ mb: 1, ...TWO_LINES }}>
        <bdi>{title}</bdi>
      </Typography>
      <TrendCard
        trend={trend}
        span={span}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        totalsFrom={item}
        height={height}
      />
    </>
  );
}
