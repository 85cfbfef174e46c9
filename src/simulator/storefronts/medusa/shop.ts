import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a Medusa-like shop says about itself. */
export type MedusaShop = {
  world: World;
  name: string;
  country: string;
  language: PracticeLanguage;
  /** The publishable key that its pages send along. */
  key: string;
  /**
   * Another country that it sells to, with that country's currency and how much of it one unit of its own currency is.
   */
  abroad: { currency: string; country: string; rate: number };
  /** Products sold beyond their stock, by index. */
  backordered: ReadonlySet<number>;
};

export function medusaProductId(id: number): string {
  return `prod_${String(id).padStart(14, '0')}`;
}

export function medusaVariantId(id: number): string {
  return `variant_${String(id).padStart(14, '0')}`;
}
