import { z } from 'zod';

/** The product categories. */
export const TAGS = [
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
] as const;
export const Tag = z.enum(TAGS);
export type Tag = z.infer<typeof Tag>;
