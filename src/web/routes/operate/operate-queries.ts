import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { ask } from '../../api/client.ts';

const operateKey = ['operate'] as const;
const EVERY_MS = 15_000;

export const SHOWN = 20;
export type Asked = { q: string; page: number };

export function overviewQuery() {
  return queryOptions({
    queryKey: [...operateKey, 'overview'],
    queryFn: ({ signal }) => ask(operateEndpoints.getOperateOverview, { signal }),
    refetchInterval: EVERY_MS,
  });
}

export function peopleQuery(query: Asked) {
  return queryOptions({
    queryKey: [...operateKey, 'people', query],
    queryFn: ({ signal }) => ask(operateEndpoints.listPeople, { query: { ...query, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function storesQuery(query: Asked) {
  return queryOptions({
    queryKey: [...operateKey, 'stores', query],
    queryFn: ({ signal }) => ask(operateEndpoints.listOperatedStores, { query: { ...query, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function mailsQuery(query: Asked) {
  return queryOptions({
    queryKey: [...operateKey, 'mails', query],
    queryFn: ({ signal }) => ask(operateEndpoints.listMails, { query: { ...query, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function reviewsQuery(query: Asked) {
  return queryOptions({
    queryKey: [...operateKey, 'reviews', query],
    queryFn: ({ signal }) => ask(operateEndpoints.listReviews, { query: { ...query, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function actsQuery(query: Asked) {
  return queryOptions({
    queryKey: [...operateKey, 'acts', query],
    queryFn: ({ signal }) => ask(operateEndpoints.listActs, { query: { ...query, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Performs an act, then refetches every list. */
export function useAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: operateKey }),
  });
}
