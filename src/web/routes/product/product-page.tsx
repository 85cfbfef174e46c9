import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { spanOf } from '#contract/date-range.ts';
import type { Scope } from '#contract/scope.ts';
import { failureOf } from '../../api/failure-of.ts';
import { PlanGuard } from '../../components/plan-guard.tsx';
import { finishedValues } from '../../features/chart/finished-values.ts';
import { getTrendQuery } from '../../features/chart/get-trend.ts';
import { TrendCard } from '../../features/chart/trend-card.tsx';
import { EstimateCard, FigureCardSkeleton } from '../../features/estimate/figure-card.tsx';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { listMarkedEventsQuery } from '../../features/event/list-events.ts';
import { ProductEvents } from '../../features/event/product-events.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { usePeriod } from '../../features/period/use-period.ts';
import { PriceCard } from '../../features/price/price-card.tsx';
import { getProductQuery } from '../../features/product/get-product.ts';
import { ReceiptBeside } from '../../features/receipt/receipt-beside.tsx';
import { useReceipt } from '../../features/receipt/use-receipt.ts';
import { isGone, Unavailable } from '../../features/scope/unavailable.tsx';
import { ProductHeader, ProductHeaderSkeleton } from './product-header.tsx';
import { SimilarProducts } from './similar-products.tsx';

export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} id={productId} scope="mine" />;
}

/** The same product as anyone may see it whose plan has the details of the catalogue. */
export function DatabaseProductPage() {
  const { productId = '' } = useParams();
  return (
    <PlanGuard features={['areDatabaseDetailsEnabled']}>
      <ProductScreen key={productId} id={productId} scope="catalogue" />
    </PlanGuard>
  );
}

function ProductScreen({ id, scope }: { id: string; scope: Scope }) {
  const [range, setRange] = usePeriod();
  const spans = spanOf(range, useNow());
  const receipt = useReceipt();
  const product = useQuery(getProductQuery(scope, id, range));
  const trend = useQuery({ ...getTrendQuery(range, { scope, productId: id }), enabled: !isGone(product.error) });
  const marked = useQuery({ ...listMarkedEventsQuery(id), enabled: !isGone(product.error) });
  const data = product.data && unlessPartlyRead(product.data, trend.data);

  const error = isGone(product.error) ? product.error : failureOf(product);
  if (error) {
    return <Unavailable kind="products" scope={scope} error={error} onRetry={() => void product.refetch()} />;
  }
  return (
    <Stack sx={{ gap: 3 }}>
      {data ? (
        <ProductHeader scope={scope} product={data} range={range} onRange={setRange} />
      ) : (
        <ProductHeaderSkeleton />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {(['orders', 'revenue'] as const).map((metric) =>
          data ? (
            <EstimateCard
              key={metric}
              metric={metric}
              estimate={data[metric]}
              previous={data.previous[metric]}
              change={data.change[metric]}
              previousSpan={spans.previous}
              sparkline={finishedValues(trend.data, metric) ?? data.sparkline}
            />
          ) : (
            <FigureCardSkeleton key={metric} isWide />
          ),
        )}
      </Box>
      <TrendCard
        trend={trend}
        span={spans.current}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        events={marked.data?.items}
        onDay={(day) => receipt.open(day, id)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PriceCard productId={id} span={spans.current} />
        <Card>
          <CardContent>
            <ProductEvents productId={id} headingLevel="h2" />
          </CardContent>
        </Card>
      </Box>
      {scope === 'catalogue' && data && <SimilarProducts product={data} />}
      <ReceiptBeside receipt={receipt} scope={scope} store={data && { id: data.storeId, name: data.storeName }} />
    </Stack>
  );
}
