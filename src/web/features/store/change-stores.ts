import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { StoreItem } from '#contract/store.ts';
import { ask } from '../../api/client.ts';
import { useRefreshStores } from './store-keys.ts';

export type StoresAction = 'suspend' | 'resume' | 'delete';
export type Refusal = { store: StoreItem; error: unknown };

/** The stores that an action would change. */
export function changedBy(action: StoresAction, stores: readonly StoreItem[]): StoreItem[] {
  if (action === 'delete') return [...stores];
  return stores.filter((store) => (store.status === 'SUSPENDED') === (action === 'resume'));
}

/** Does one thing to several stores, one after the other, and says which were refused, and why. */
export function useChangeStores() {
  const refresh = useRefreshStores();
  const [done, setDone] = useState(0);
  const change = useMutation({
    mutationFn: async ({ action, stores }: { action: StoresAction; stores: readonly StoreItem[] }) => {
      const refused: Refusal[] = [];
      for (const [index, store] of stores.entries()) {
        setDone(index);
        await changeStore(action, store.id).catch((error: unknown) => refused.push({ store, error }));
      }
      await refresh();
      return refused;
    },
  });
  return { ...change, done };
}

async function changeStore(action: StoresAction, id: string): Promise<void> {
  if (action === 'delete') await ask(storeEndpoints.removeStore, { params: { id } });
  else await ask(storeEndpoints.changeStore, { params: { id }, body: { suspended: action === 'suspend' } });
}
