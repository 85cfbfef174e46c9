import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlan } from '../../api/use-plan.ts';
import { PageHeader } from '../../components/page/header.tsx';
import { useList } from '../../features/list/list-params.ts';
import { ListScreen } from '../../features/list/list-screen.tsx';
import { listProductsQuery, productsFile } from '../../features/product/list-products.ts';
import { ProductListCards } from '../../features/product/product-list-cards.tsx';
import { ProductListTable } from '../../features/product/product-list-table.tsx';
import { SalesToggle } from '../../features/product/sales-toggle.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** All products of the catalogue. */
export function CatalogueProductsPage() {
  const { t } = useTranslation();
  const plan = usePlan();
  const list = useList('database/products', { isLocked: !plan.areDatabaseFiltersEnabled });
  const products = useQuery(listProductsQuery('catalogue', list.asked));
  const title = t('database.products.title');
  return (
    <>
      <PageHeader title={title} description={t('database.products.description')} />
      <ListScreen
        kind="products"
        list={list}
        found={products}
        counted={products.data?.sales ? t(`list.sales.${products.data.sales}`) : undefined}
        beside={<SalesToggle sales={products.data?.sales} onChange={(sales) => list.change({ sales })} />}
        fileOf={(fileName) => productsFile('catalogue', list.asked, fileName)}
        notice={
          <PlanNotice kind="products" list={list} limit={plan.databaseProductLimit} total={products.data?.total} />
        }
        table={(items, isStale) => (
          <ProductListTable caption={title} scope="catalogue" list={list} items={items} isStale={isStale} />
        )}
        cards={(items, isStale) => <ProductListCards label={title} scope="catalogue" items={items} isStale={isStale} />}
      />
    </>
  );
}
