import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Scope } from '#contract/scope.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageTitle } from '../../components/page/title.tsx';
import { getStoresOverviewQuery } from '../../features/analytics/get-stores-overview.ts';
import { TrendCard } from '../../features/chart/trend/card.tsx';
import { getTrendQuery } from '../../features/chart/trend/get-trend.ts';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { useChosenGroup } from '../../features/group/use-chosen-group.ts';
import { type ChosenPeriod, spansOf } from '../../features/period/chosen-period.ts';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { getProductQuery } from '../../features/product/get-product.ts';
import { getStoreQuery } from '../../features/store/get-store.ts';
import { sharedPageQuery } from '../../share/shared-page.ts';

/** In a narrow frame, which is as high as a wide one, the words take more of the height. */
const NARROW_HEIGHT = 160;

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
  return (
    <Box component="main" sx={{ p: 1 }}>
      <Loaded source={shared} waiting={null}>
        {() => (
          <>
            {storeId !== undefined && <OfStore scope={scope} id={storeId} period={period} />}
            {productId !== undefined && <OfProduct scope={scope} id={productId} period={period} />}
            {storeId === undefined && productId === undefined && <OfAll period={period} />}
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

type Of = { scope: Scope; id: string; period: ChosenPeriod };

function OfStore({ scope, id, period }: Of) {
  const item = useQuery(getStoreQuery(scope, id, period));
  const trend = useQuery(getTrendQuery(period, { scope, storeId: id }));
  return <Drawn title={item.data?.name} item={item} trend={trend} period={period} />;
}

function OfProduct({ scope, id, period }: Of) {
  const item = useQuery(getProductQuery(scope, id, period));
  const trend = useQuery(getTrendQuery(period, { scope, productId: id }));
  return <Drawn title={item.data?.title} item={item} trend={trend} period={period} />;
}

function OfAll({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation();
  const { groupId } = useChosenGroup();
  const item = useQuery(getStoresOverviewQuery('mine', period, groupId));
  const trend = useQuery(getTrendQuery(period, { groupId }));
  return <Drawn title={t('overview.title')} item={item} trend={trend} period={period} />;
}

type Drawing = {
  title: string | undefined;
  item: UseQueryResult<Parameters<typeof unlessPartlyRead>[0]>;
  trend: Parameters<typeof TrendCard>[0]['trend'];
  period: ChosenPeriod;
};

function Drawn({ title, item, trend, period }: Drawing) {
  const span = spansOf(period, useNow()).current;
  const data = item.data && unlessPartlyRead(item.data, trend.data);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      {title && <PageTitle title={title} />}
      <Typography variant="h6" component="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      <TrendCard
        trend={trend}
        span={span}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        totalsFrom={item}
        height={isNarrow ? NARROW_HEIGHT : undefined}
      />
    </>
  );
}
