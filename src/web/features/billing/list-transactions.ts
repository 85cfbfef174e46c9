import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';

export const transactionsKey = ['user', 'transactions'] as const;

export function listTransactionsQuery(query: { page: number; pageSize: number }) {
  return queryOptions({
    queryKey: [...transactionsKey, query],
    queryFn: ({ signal }) => ask(billingEndpoints.listTransactions, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const TRANSACTIONS_FILE: FileSource = {
  endpoint: billingEndpoints.listTransactions,
  fileName: 'tillwatch-transactions',
};

/** Opens the invoice in a new tab. The tab opens with the click, because browsers block one that opens later. */
export async function openInvoice(id: string): Promise<void> {
  const tab = window.open('about:blank');
  try {
    const { url } = await ask(billingEndpoints.getInvoice, { params: { id } });
    if (!tab) return window.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
