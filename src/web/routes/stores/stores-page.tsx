import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../components/page-header.tsx';
import { AddStoreDialog } from '../../features/store/add-store-dialog.tsx';
import { FirstStore } from '../../features/store/first-store.tsx';
import { listStoresQuery } from '../../features/store/list-stores.ts';
import { StoresFilters } from './stores-filters.tsx';
import { StoresList } from './stores-list.tsx';
import { useStoresParams } from './stores-params.ts';

export function StoresPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useStoresParams();
  const stores = useQuery(listStoresQuery(list.params));
  const [isAdding, setAdding] = useQueryState('add', parseAsBoolean.withDefault(false));
  const isFirstUse = stores.data?.total === 0 && !list.isFiltered && !stores.isPlaceholderData;

  return (
    <>
      <PageHeader
        title={t('stores.title')}
        description={t('stores.description')}
        actions={
          <Button variant="contained" startIcon={<Add />} onClick={() => void setAdding(true)}>
            {t('stores.addStore')}
          </Button>
        }
      />
      {isFirstUse ? (
        <FirstStore onAdd={() => void setAdding(true)} />
      ) : (
        <>
          <StoresFilters params={list.params} change={list.change} />
          <StoresList stores={stores} {...list} />
        </>
      )}
      <AddStoreDialog
        open={isAdding}
        onClose={() => void setAdding(null)}
        onAdded={(store) => {
          toast.success(t('stores.add.done', { name: store.name }));
          void navigate(`/stores/${store.id}`);
        }}
      />
    </>
  );
}
