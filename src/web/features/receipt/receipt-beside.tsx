import { Suspense } from 'react';
import type { Scope } from '#contract/scope.ts';
import { part } from '../../navigation/load-page.ts';
import type { useReceipt } from './use-receipt.ts';

const ReceiptDrawer = part(() => import('./receipt-drawer.tsx'), 'ReceiptDrawer');

type Props = {
  receipt: ReturnType<typeof useReceipt>;
  scope: Scope;
  /** Undefined while it is not known. */
  store: { id: string; name: string } | undefined;
};

/** The receipt that is open beside a page; nothing where none is. */
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
