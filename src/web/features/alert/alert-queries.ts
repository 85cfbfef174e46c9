import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { AlertRehearsalBody } from '#contract/messages/alert.ts';
import type { StoreItem } from '#contract/store.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

export const alertsKey = ['alerts'] as const;

export function rulesQuery() {
  return queryOptions({
    queryKey: [...alertsKey, 'rules'],
    queryFn: ({ signal }) => ask(alertEndpoints.listAlertRules, { signal }),
  });
}

export function ringsQuery() {
  return queryOptions({
    queryKey: [...alertsKey, 'rings'],
    queryFn: ({ signal }) => ask(alertEndpoints.listAlertRings, { signal }),
    refetchInterval: 30_000,
  });
}

export const RINGS_FILE: FileSource = { endpoint: alertEndpoints.listAlertRings, fileName: 'alerts' };

/** The alerts that a rule would have raised in the last 90 days. */
export function rehearsalQuery(body: AlertRehearsalBody) {
  return queryOptions({
    queryKey: [...alertsKey, 'rehearsal', body],
    queryFn: ({ signal }) => ask(alertEndpoints.rehearseAlert, { body, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The stores that a rule may be about. */
export function alertStoresQuery() {
  return queryOptions({
    queryKey: [...storesKey, 'alerts'],
    queryFn: async ({ signal }) => {
      const found: StoreItem[] = [];
      for (let page = 0; ; page++) {
        const { items, total } = await ask(storeEndpoints.listStores, { query: { page, pageSize: 100 }, signal });
        found.push(...items);
        if (items.length === 0 || found.length >= total) return found;
      }
    },
    select: (stores) => stores.filter(({ status }) => status !== 'SUSPENDED').map(({ id, name }) => ({ id, name })),
  });
}
