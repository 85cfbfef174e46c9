import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a PrestaShop-like shop says of itself. */
export type PrestaShop = {
  world: World;
  name: string;
  country: string;
  language: PracticeLanguage;
  /** Whether robots.txt lets categories be read as JSON. */
  allowsJson: boolean;
  /** Older versions list the stock in categories; newer ones only in product pages. */
  listsQuantities: boolean;
  productsPerPage: number;
};
