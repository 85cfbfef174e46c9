import { createParser, parseAsString, useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import type { HistoryEntry } from '../../navigation/one-entry.ts';
import { isDay } from '../period/chosen-period.ts';

export const parseAsDay = createParser({
  parse: (text) => (isDay(text) ? text : null),
  serialize: (day: string) => day,
});

/** The open receipt, from the address: its UTC day, and the product if it is not the store's. */
export function useReceipt() {
  const [{ receipt: day, receiptOf: productId }, set] = useQueryStates(
    { receipt: parseAsDay, receiptOf: parseAsString },
    { history: 'push' },
  );
  const open = useCallback(
    (day: string, productId: string | null = null, history: HistoryEntry = 'push') =>
      void set({ receipt: day, receiptOf: productId }, { history }),
    [set],
  );
  return { day, productId, open, close: () => void set({ receipt: null, receiptOf: null }) };
}

/** The UTC day of a moment. */
export function dayOf(at: string | number): string {
  return new Date(at).toISOString().slice(0, 10);
}
