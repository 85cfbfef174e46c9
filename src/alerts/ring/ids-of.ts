import { productIdOf } from '#contract/product/product.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';

/** The ids of what rang, as the contract writes them. */
export function idsOf(rang: { storeId: number; productId: number }): { storeId: string; productId: string | null } {
  const { storeId, productId } = rang;
  return { storeId: String(storeId), productId: productId === STORE_ITSELF ? null : productIdOf(rang) };
}
