import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a PrestaShop-like shop says about itself. */
export type PrestaShop = {
  world: World;
  name: string;
  country: string;
  language: PracticeLanguage;
  /** Whether robots.txt allows categories to be read as JSON. */
  allowsJson: boolean;
  /** Older versions list the stock in categories, newer ones only on product pages. */
  listsQuantities: boolean;
  productsPerPage: number;
};
