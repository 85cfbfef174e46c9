import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { StoreItem } from '#contract/store.ts';
import { ask } from '../../../api/client.ts';
import { useRefreshStores } from '../store-keys.ts';

export type StoresAction = 'track' | 'suspend' | 'resume' | 'delete';
/** `url`: an address within the store. */
export type ChangedStore = Pick<StoreItem, 'id' | 'name' | 'url' | 'status'>;
export type Refusal = { store: ChangedStore; error: unknown };

/** The stores that an action would change, without duplicates. */
export function changedBy(action: StoresAction, stores: readonly ChangedStore[]): ChangedStore[] {
  const isChanged = ({ status }: ChangedStore) => {
    if (action === 'track') return status === 'DATABASE';
    return action === 'delete' || (status === 'SUSPENDED') === (action === 'resume');
  };
  return [...new Map(stores.filter(isChanged).map((store) => [store.id, store])).values()];
}

/** Applies an action to several stores, one after the other, and returns the refused ones with the reasons. */
export function useChangeStores() {
  const refresh = useRefreshStores();
  const [done, setDone] = useState(0);
  const change = useMutation({
    mutationFn: async ({ action, stores }: { action: StoresAction; stores: readonly ChangedStore[] }) => {
      const refused: Refusal[] = [];
      for (const [index, store] of stores.entries()) {
        setDone(index);
        await changeStore(action, store).catch((error: unknown) => refused.push({ store, error }));
      }
      await refresh();
      return refused;
    },
  });
  return { ...change, done };
}

async function changeStore(action: StoresAction, { id, url }: ChangedStore): Promise<void> {
  if (action === 'track') await ask(storeEndpoints.addStore, { body: { url } });
  else if (action === 'delete') await ask(storeEndpoints.removeStore, { params: { id } });
  else await ask(storeEndpoints.changeStore, { params: { id }, body: { suspended: action === 'suspend' } });
}
