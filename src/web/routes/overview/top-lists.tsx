import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { StoresOverview } from '#contract/analytics.ts';
import { ErrorBlock } from '../../components/error-block.tsx';
import { type RankedEntry, RankedList } from '../../features/chart/ranked-list.tsx';
import { EstimateFigure } from '../../features/estimate/estimate-figure.tsx';
import { periodSearch } from '../../features/period/period-search.ts';
import { ProductImage } from '../../features/product/product-image.tsx';
import { PracticeChip } from '../../features/store/practice-chip.tsx';
import { StoreAvatar } from '../../features/store/store-avatar.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

type Props = { overview: UseQueryResult<StoresOverview> };

export function TopStores({ overview }: Props) {
  const { t } = useTranslation();
  const search = periodSearch(useLocation().search);
  const entries = overview.data?.topStores.map((store) => ({
    id: store.id,
    amount: store.orders.value,
    figure: <EstimateFigure metric="orders" estimate={store.orders} previous={store.previous.orders} />,
    name: (
      <EntryName
        to={`/stores/${store.id}${search}`}
        picture={<StoreAvatar store={store} size={32} />}
        name={store.name}
        isPractice={store.isPractice}
      >
        <bdi dir="ltr">{store.host}</bdi>
      </EntryName>
    ),
  }));
  return (
    <TopCard
      title={t('overview.topStores')}
      overview={overview}
      entries={entries}
      action={
        <TextLink to={`/stores${search}`} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
          {t('overview.allStores')}
        </TextLink>
      }
    />
  );
}

export function TopProducts({ overview }: Props) {
  const { t } = useTranslation();
  const search = periodSearch(useLocation().search);
  const entries = overview.data?.topProducts.map((product) => ({
    id: product.id,
    amount: product.orders.value,
    figure: <EstimateFigure metric="orders" estimate={product.orders} previous={product.previous.orders} />,
    name: (
      <EntryName
        to={`/stores/${product.storeId}${search}`}
        picture={<ProductImage product={product} size={32} />}
        name={product.title}
        isPractice={product.isPractice}
      >
        <bdi>{product.storeName}</bdi>
      </EntryName>
    ),
  }));
  return <TopCard title={t('overview.topProducts')} overview={overview} entries={entries} />;
}

type CardProps = { title: string; action?: ReactNode; overview: Props['overview']; entries: RankedEntry[] | undefined };

function TopCard({ title, action, overview, entries }: CardProps) {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography component="h2" variant="h5">
            {title}
          </Typography>
          {action}
        </Stack>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2 }}>
          {t('overview.byOrders')}
        </Typography>
        {entries === undefined ? (
          overview.error ? (
            <ErrorBlock error={overview.error} onRetry={() => void overview.refetch()} />
          ) : (
            <Stack sx={{ gap: 1.5 }}>
              {[1, 2, 3, 4, 5].map((place) => (
                <Skeleton key={place} variant="rounded" height={54} />
              ))}
            </Stack>
          )
        ) : entries.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('overview.noneRanked')}
          </Typography>
        ) : (
          <RankedList label={title} entries={entries} />
        )}
      </CardContent>
    </Card>
  );
}

function EntryName(props: { to: string; picture: ReactNode; name: string; isPractice: boolean; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      {props.picture}
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <TextLink
          to={props.to}
          variant="subtitle2"
          color="textPrimary"
          underline="hover"
          noWrap
          dir="auto"
          sx={{ display: 'block', minHeight: 24, maxWidth: 1 }}
        >
          {props.name}
        </TextLink>
        <Typography variant="caption" color="textSecondary" noWrap dir="auto" sx={{ maxWidth: 1 }}>
          {props.children}
        </Typography>
      </Stack>
      {props.isPractice && <PracticeChip />}
    </Stack>
  );
}
