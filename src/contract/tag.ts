import { z } from 'zod';

/** The product categories. */
export const Tag = z.enum([
  'ELECTRONICS',
  'FASHION',
  'WOMEN_CLOTHING',
  'MEN_CLOTHING',
  'SHOES',
  'WATCHES',
  'ACCESSORIES',
  'BABY',
  'BEAUTY',
  'ARTS_AND_CRAFTS',
  'JEWELRY',
  'SPORTS',
  'HEALTH_AND_FITNESS',
  'HOME',
  'TOYS',
  'TOOLS',
  'AUTOMOTIVE',
  'GARDEN',
  'OUTDOORS',
  'KITCHEN',
  'PET_SUPPLIES',
]);
export type Tag = z.infer<typeof Tag>;
