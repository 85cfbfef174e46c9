import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#contract/list.ts';
import type { ProductItem, ProductPage } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { Unanswered } from '../../components/loaded.tsx';
import { ExportMenu } from '../../features/list/export-menu.tsx';
import { ListPagination } from '../../features/list/list-pagination.tsx';
import { useListParams } from '../../features/list/list-params.ts';
import { SearchField } from '../../features/list/search-field.tsx';
import { type Selection, useSelection } from '../../features/list/selection.ts';
import { useOwnPeriod } from '../../features/period/use-own-period.ts';
import { listStoreProductsQuery, storeProductsFile } from '../../features/product/list-products.ts';
import { ProductCards } from '../../features/product/product-cards.tsx';
import { ProductTable } from '../../features/product/product-table.tsx';
import { SalesToggle } from '../../features/product/sales-toggle.tsx';
import { ChosenItems } from '../../features/store/change/chosen-items.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { LeaderLine } from './leader-line.tsx';

type Props = {
  scope: Scope;
  storeId: string;
  name: string;
  isCounted: boolean;
  onReceipt: (productId: string) => void;
};

type Params = ReturnType<typeof useListParams>[0];

/** The list that the address asks for, and a change of it. */
type List = Omit<Props, 'onReceipt'> & { params: Params; change: (change: Partial<Params>) => void };

/** A store's products with their share of its revenue. Search, sort and page are in the address. */
export function StoreProducts({ scope, storeId, name, isCounted, onReceipt }: Props) {
  const [params, setParams] = useListParams();
  const products = useQuery(listStoreProductsQuery(scope, storeId, params));
  const { data, isPlaceholderData: isStale } = products;
  const selection = useSelection(data?.items ?? [], ({ title }) => title);
  const isByOrders = params.sortBy === 'orderCount' && params.sortOrder === 'desc' && params.page === 0;
  const leader = isCounted && isByOrders && !params.q && data?.sales !== 'without' && data?.items[0];
  const list: List = {
    ...{ scope, storeId, name, isCounted, params },
    change: (change) => void setParams({ page: 0, ...change }),
  };

  return (
    <Card component="section" aria-labelledby="products">
      <CardContent sx={{ pb: 0 }}>
        <Head list={list} data={data} />
        {leader && !IS_SHARED && <LeaderLine product={leader} period={params.dateRange} />}
      </CardContent>
      {!data && (
        <CardContent>
          <Unanswered source={products} waiting={<Skeleton variant="rounded" height={560} />} />
        </CardContent>
      )}
      {data?.total === 0 && <Nothing list={list} />}
      {data !== undefined && data.total > 0 && <Rows {...{ list, data, selection, isStale, onReceipt }} />}
    </Card>
  );
}

function Head({ list, data }: { list: List; data: ProductPage | undefined }) {
  const { scope, storeId, name, isCounted, params, change } = list;
  const { t } = useTranslation();
  const format = useFormat();
  const ownPeriod = useOwnPeriod();
  return (
    <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
        <Typography id="products" component="h2" variant="h5">
          {t('store.productList.title')}
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          {data &&
            (data.totalIsCapped
              ? t('store.productList.countCapped', { n: format.count(data.total) })
              : t('store.products', { count: data.total, n: format.count(data.total) }))}
        </Typography>
        {ownPeriod && <Typography variant="caption">{ownPeriod}</Typography>}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {isCounted && <SalesToggle sales={data?.sales} onChange={(sales) => change({ sales })} />}
        <SearchField label={t('store.productList.search')} value={params.q} onSearch={(q) => change({ q })} />
        {data !== undefined && data.total > 0 && !IS_SHARED && (
          <ExportMenu
            source={storeProductsFile(scope, storeId, params)}
            name={t('store.productList.caption', { name })}
            isCapped={data.totalIsCapped}
          />
        )}
      </Stack>
    </Stack>
  );
}

function Nothing({ list: { params, change } }: { list: List }) {
  const { t } = useTranslation();
  return (
    <CardContent>
      <Typography color="textSecondary" gutterBottom>
        {params.q ? t('store.productList.filteredEmpty', { q: params.q }) : t('store.productList.empty')}
      </Typography>
      {params.q && (
        <Button size="small" variant="outlined" onClick={() => change({ q: '' })}>
          {t('store.productList.clear')}
        </Button>
      )}
    </CardContent>
  );
}

type RowsProps = {
  list: List;
  data: ProductPage;
  selection: Selection<ProductItem>;
  isStale: boolean;
  onReceipt: (productId: string) => void;
};

function Rows({ list, data, selection, isStale, onReceipt }: RowsProps) {
  const { scope, name, isCounted, params, change } = list;
  const { t } = useTranslation();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const caption = t('store.productList.caption', { name });
  const shown = {
    ...{ scope, items: data.items, isStale, isCounted, onReceipt },
    selection: IS_SHARED ? undefined : selection,
  };
  return (
    <>
      <ChosenItems kind="products" scope={scope} selection={selection} />
      {isWide ? (
        <ProductTable
          {...shown}
          caption={caption}
          sort={{ by: params.sortBy, order: params.sortOrder }}
          onSort={({ by, order }) => change({ sortBy: by, sortOrder: order })}
        />
      ) : (
        <ProductCards {...shown} label={caption} />
      )}
      <ListPagination
        sizes={PAGE_SIZES}
        page={params.page}
        pageSize={params.pageSize}
        total={data.total}
        totalIsCapped={data.totalIsCapped}
        onPage={(page) => change({ page })}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </>
  );
}
