import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { Suspense } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/header.tsx';
import { useList } from '../../features/list/list-params.ts';
import { ListScreen } from '../../features/list/list-screen.tsx';
import { FirstStore } from '../../features/store/add/first-store.tsx';
import { listStoresQuery, storesFile } from '../../features/store/list-stores.ts';
import { StoreCards } from '../../features/store/table/cards.tsx';
import { StoreTable } from '../../features/store/table/table.tsx';
import { useGo } from '../../navigation/app-link.tsx';
import { part } from '../../navigation/load-page.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

const AddStoreDialog = part(() => import('../../features/store/add/dialog.tsx'), 'AddStoreDialog');

export function StoresPage() {
  const { t } = useTranslation();
  const go = useGo();
  const list = useList('stores');
  const stores = useQuery(listStoresQuery('mine', list.asked));
  const [isAdding, setAdding] = useQueryState('add', parseAsBoolean.withDefault(false));
  const isFirstUse = stores.data?.total === 0 && !list.isFiltered && !stores.isPlaceholderData;
  const title = t(IS_SHARED ? 'sharing.view.stores' : 'stores.title');
  const shown = { caption: title, scope: 'mine', list } as const;

  return (
    <>
      <PageHeader
        title={title}
        description={t('stores.description')}
        actions={
          IS_SHARED ? undefined : (
            <Button
              // without a store, the form below asks for the address
              variant={isFirstUse ? 'outlined' : 'contained'}
              startIcon={<Add />}
              onClick={() => void setAdding(true)}
            >
              {t('stores.addStore')}
            </Button>
          )
        }
      />
      {isFirstUse ? (
        <FirstStore />
      ) : (
        <ListScreen
          kind="stores"
          list={list}
          found={stores}
          fileOf={(fileName) => storesFile('mine', list.asked, fileName)}
          table={(items, isStale) => <StoreTable {...shown} items={items} isStale={isStale} />}
          cards={(items, isStale) => <StoreCards label={shown.caption} scope="mine" items={items} isStale={isStale} />}
        />
      )}
      <Suspense>
        <AddStoreDialog
          open={isAdding}
          onClose={() => void setAdding(null)}
          onAdded={(store) => {
            toast.success(t('stores.add.done', { name: store.name }));
            go(`/stores/${store.id}`);
          }}
        />
      </Suspense>
    </>
  );
}
