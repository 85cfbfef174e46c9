import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlan } from '../../api/use-plan.ts';
import { PageHeader } from '../../components/page/header.tsx';
import { useList } from '../../features/list/list-params.ts';
import { ListScreen } from '../../features/list/list-screen.tsx';
import { listStoresQuery, storesFile } from '../../features/store/list-stores.ts';
import { StoreCards } from '../../features/store/table/cards.tsx';
import { StoreTable } from '../../features/store/table/table.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** All stores of the catalogue. */
export function CatalogueStoresPage() {
  const { t } = useTranslation();
  const plan = usePlan();
  const list = useList('database/stores', { isLocked: !plan.areDatabaseFiltersEnabled });
  const stores = useQuery(listStoresQuery('catalogue', list.asked));
  const title = t('database.stores.title');
  return (
    <>
      <PageHeader title={title} description={t('database.stores.description')} />
      <ListScreen
        kind="stores"
        list={list}
        found={stores}
        fileOf={(fileName) => storesFile('catalogue', list.asked, fileName)}
        notice={<PlanNotice kind="stores" list={list} limit={plan.databaseStoreLimit} total={stores.data?.total} />}
        table={(items, isStale) => (
          <StoreTable caption={title} scope="catalogue" list={list} items={items} isStale={isStale} />
        )}
        cards={(items, isStale) => <StoreCards label={title} scope="catalogue" items={items} isStale={isStale} />}
      />
    </>
  );
}
