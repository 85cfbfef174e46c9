import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { Invoice, TransactionItem } from '#contract/transaction.ts';
import { request } from '../../api/client.ts';

export const transactionsKey = ['user', 'transactions'] as const;

export function listTransactionsQuery(query: { page: number; pageSize: number }) {
  return queryOptions({
    queryKey: [...transactionsKey, query],
    queryFn: ({ signal }) => request<Page<TransactionItem>>('/user/transactions', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Opens the invoice in a tab of its own: opened with the click, because browsers refuse what comes later. */
export async function openInvoice(id: string): Promise<void> {
  const tab = window.open('about:blank');
  try {
    const { url } = await request<Invoice>(`/user/transactions/${id}/invoice`);
    if (!tab) return window.location.assign(url);
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
