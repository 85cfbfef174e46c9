import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a Magento-like shop says about itself, and how much of its stock it shows. */
export type MagentoShop = {
  world: World;
  name: string;
  country: string;
  language: PracticeLanguage;
  timezone: string;
  /** Newer versions have `quantity`; older ones do not know the field and answer with an error. */
  knowsQuantity: boolean;
  /** Versions before 2.4.2 do not know `uid` of products, only `id`. */
  knowsUid: boolean;
  /** `only_x_left_in_stock` shows at this many units or fewer; 0: never. */
  lowStockThreshold: number;
  /** Larger pages are refused. */
  mostPerPage: number;
};

/** Magento's uids are its numbers in base64. */
export function magentoUid(id: number): string {
  return Buffer.from(String(id)).toString('base64');
}
