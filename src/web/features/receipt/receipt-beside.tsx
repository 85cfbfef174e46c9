import { Suspense } from 'react';
import type { Scope } from '#contract/scope.ts';
import { part } from '../../navigation/load-page.ts';
import type { useReceipt } from './use-receipt.ts';

const ReceiptDrawer = part(() => import('./receipt-drawer.tsx'), 'ReceiptDrawer');

type Props = {
  receipt: ReturnType<typeof useReceipt>;
  scope: Scope;
  /** Undefined while it is loading. */
  store: { id: string; name: string } | undefined;
};

/** The open receipt beside a page; nothing if none is open. */
export function ReceiptBeside({ receipt, scope, store }: Props) {
  if (!receipt.day || !store) return null;
  return (
    <Suspense>
      <ReceiptDrawer
        scope={scope}
        storeId={store.id}
        storeName={store.name}
        productId={receipt.productId}
        day={receipt.day}
        onOpen={receipt.open}
        onClose={receipt.close}
      />
    </Suspense>
  );
}
