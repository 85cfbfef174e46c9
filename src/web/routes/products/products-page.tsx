import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { useList } from '../../features/list/list-params.ts';
import { ListScreen } from '../../features/list/list-screen.tsx';
import { listProductsQuery, productsFile } from '../../features/product/list-products.ts';
import { ProductListCards } from '../../features/product/product-list-cards.tsx';
import { ProductListTable } from '../../features/product/product-list-table.tsx';
import { SalesToggle } from '../../features/product/sales-toggle.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';

/** The products of the stores on my list. */
export function ProductsPage() {
  const { t } = useTranslation();
  const list = useList('products');
  const products = useQuery(listProductsQuery('mine', list.asked));
  const isFirstUse = products.data?.total === 0 && !list.isFiltered && !products.isPlaceholderData;
  const title = t(IS_SHARED ? 'sharing.view.products' : 'products.title');
  return (
    <>
      <PageHeader title={title} description={t('products.description')} />
      {isFirstUse ? (
        <EmptyState
          title={t('products.firstUse.title')}
          description={t('products.firstUse.description')}
          action={
            <LinkButton variant="contained" to="/stores?add=true">
              {t('stores.addStore')}
            </LinkButton>
          }
        />
      ) : (
        <ListScreen
          kind="products"
          list={list}
          found={products}
          counted={products.data?.sales ? t(`list.sales.${products.data.sales}`) : undefined}
          beside={<SalesToggle sales={products.data?.sales} onChange={(sales) => list.change({ sales })} />}
          fileOf={(fileName) => productsFile('mine', list.asked, fileName)}
          table={(items, isStale) => (
            <ProductListTable caption={title} scope="mine" list={list} items={items} isStale={isStale} />
          )}
          cards={(items, isStale) => <ProductListCards label={title} scope="mine" items={items} isStale={isStale} />}
        />
      )}
    </>
  );
}
