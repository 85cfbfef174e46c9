import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Scope } from '#contract/scope.ts';
import { failureOf } from '../../api/failure-of.ts';
import { PlanGuard } from '../../components/upgrade/plan-guard.tsx';
import { ProductEvents } from '../../features/event/product-events.tsx';
import { spansOf } from '../../features/period/chosen-period.ts';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useChosenPeriod } from '../../features/period/use-period.ts';
import { PriceCard } from '../../features/price/price-card.tsx';
import { getProductQuery } from '../../features/product/get-product.ts';
import { ReceiptBeside } from '../../features/receipt/receipt-beside.tsx';
import { useReceipt } from '../../features/receipt/use-receipt.ts';
import { ItemTabs } from '../../features/scope/item-tabs.tsx';
import { pagesOf } from '../../features/scope/scope.ts';
import { isGone, Unavailable } from '../../features/scope/unavailable.tsx';
import { useItemTab } from '../../features/scope/use-item-tab.ts';
import { Redirect } from '../../navigation/app-link.tsx';
import { ProductFigures } from './product-figures.tsx';
import { ProductHeader, ProductHeaderSkeleton } from './product-header.tsx';
import { ProductOrigins } from './product-origins.tsx';

const TABS = ['figures', 'variants', 'happenings', 'origins'] as const;

export function ProductPage() {
  const { productId = '' } = useParams();
  return <ProductScreen key={productId} id={productId} scope="mine" />;
}

/** The same product in the catalogue, for plans that include its details. */
export function DatabaseProductPage() {
  const { productId = '' } = useParams();
  return (
    <PlanGuard features={['areDatabaseDetailsEnabled']}>
      <ProductScreen key={productId} id={productId} scope="catalogue" />
    </PlanGuard>
  );
}

function ProductScreen({ id, scope }: { id: string; scope: Scope }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useChosenPeriod();
  const span = spansOf(period, useNow()).current;
  const receipt = useReceipt();
  const tab = useItemTab(TABS);
  const product = useQuery(getProductQuery(scope, id, period));
  const { data } = product;
  const path = `${pagesOf(scope)}/products/${id}`;
  const isOfPeriod = tab === 'figures' || tab === 'variants';

  if (tab === null) return <Redirect to={path} />;
  const error = isGone(product.error) ? product.error : failureOf(product);
  if (error) {
    return <Unavailable kind="products" scope={scope} error={error} onRetry={() => void product.refetch()} />;
  }
  return (
    <Stack sx={{ gap: 3 }}>
      {data ? <ProductHeader scope={scope} product={data} part={t(`tabs.${tab}`)} /> : <ProductHeaderSkeleton />}
      <ItemTabs path={path} tabs={TABS.map((name) => ({ name, label: t(`tabs.${name}`) }))} current={tab}>
        {isOfPeriod && <PeriodPicker hasDays value={period} onChange={setPeriod} />}
      </ItemTabs>
      {tab === 'figures' && (
        <ProductFigures
          scope={scope}
          id={id}
          product={data}
          isStale={product.isPlaceholderData}
          period={period}
          onDay={(day) => receipt.open(day, id)}
          onPeriod={setPeriod}
        />
      )}
      {tab === 'variants' && <PriceCard productId={id} span={span} />}
      {tab === 'happenings' && (
        <Card>
          <CardContent>
            <ProductEvents productId={id} headingLevel="h2" />
          </CardContent>
        </Card>
      )}
      {tab === 'origins' && (
        <ProductOrigins scope={scope} id={id} product={data} onDay={(day) => receipt.open(day, id)} />
      )}
      <ReceiptBeside receipt={receipt} scope={scope} store={data && { id: data.storeId, name: data.storeName }} />
    </Stack>
  );
}
