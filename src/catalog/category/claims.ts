import { type CategoryMask, maskOf } from './category-mask.ts';

/** A thing's use comes before what it is: a dog's shampoo is for pets, not for beauty. */
export const CLAIMS = (
  [
    [
      'PET_SUPPLIES',
      [
        'BEAUTY',
        'HOME',
        'TOYS',
        'HEALTH_AND_FITNESS',
        'GARDEN',
        'ACCESSORIES',
        'KITCHEN',
        'BABY',
        'SPORTS',
        'TOOLS',
        'OUTDOORS',
        'AUTOMOTIVE',
        'ELECTRONICS',
      ],
    ],
    ['BABY', ['HOME', 'KITCHEN', 'ELECTRONICS', 'GARDEN', 'OUTDOORS', 'WOMEN_CLOTHING', 'MEN_CLOTHING']],
    ['TOYS', ['HOME', 'KITCHEN', 'AUTOMOTIVE', 'TOOLS', 'FASHION', 'SHOES', 'ACCESSORIES', 'BEAUTY', 'SPORTS']],
    ['AUTOMOTIVE', ['HOME', 'TOOLS', 'BEAUTY', 'GARDEN', 'SPORTS', 'ACCESSORIES']],
    ['GARDEN', ['HOME', 'TOOLS', 'ACCESSORIES', 'KITCHEN', 'SHOES']],
    ['KITCHEN', ['HOME', 'TOOLS', 'BEAUTY', 'FASHION', 'ACCESSORIES']],
    ['OUTDOORS', ['TOOLS', 'GARDEN']],
    ['SPORTS', ['TOOLS']],
    ['HEALTH_AND_FITNESS', ['HOME', 'TOOLS', 'GARDEN']],
    ['ARTS_AND_CRAFTS', ['HOME', 'TOOLS', 'KITCHEN', 'GARDEN']],
    ['BEAUTY', ['HOME', 'TOOLS', 'ARTS_AND_CRAFTS', 'GARDEN', 'ELECTRONICS']],
    ['JEWELRY', ['HOME', 'KITCHEN', 'TOOLS']],
    ['WATCHES', ['HOME', 'JEWELRY', 'ELECTRONICS']],
  ] as const
).map(([use, things]) => ({ use: maskOf([use]), things: maskOf(things) }));

/**
 * Things that take the category of most of the store's goods: a lamp or a hinge among car parts, a kitchen or a dog
 * among toys. A pair is listed if it was more often misread than meant, on titles that had not been used for the word
 * tables.
 */
export const STORE_CLAIMS = (
  [
    ['AUTOMOTIVE', ['HOME', 'GARDEN', 'KITCHEN', 'TOOLS', 'SPORTS', 'OUTDOORS', 'BEAUTY']],
    ['TOYS', ['AUTOMOTIVE', 'HOME', 'KITCHEN', 'PET_SUPPLIES']],
    [
      'PET_SUPPLIES',
      [
        ...['HOME', 'TOYS', 'HEALTH_AND_FITNESS', 'GARDEN', 'KITCHEN', 'TOOLS', 'OUTDOORS', 'AUTOMOTIVE'],
        ...['ELECTRONICS', 'BEAUTY', 'SPORTS', 'ACCESSORIES'],
      ],
    ],
    ['ARTS_AND_CRAFTS', ['TOOLS', 'SPORTS']],
    ['TOOLS', ['ACCESSORIES', 'KITCHEN', 'BEAUTY', 'JEWELRY', 'SPORTS']],
    ['HOME', ['GARDEN', 'FASHION']],
    ['BEAUTY', ['ARTS_AND_CRAFTS']],
    ['GARDEN', ['HEALTH_AND_FITNESS', 'SPORTS', 'BEAUTY', 'AUTOMOTIVE']],
    ['SPORTS', ['TOOLS']],
    ['ELECTRONICS', ['OUTDOORS', 'SPORTS']],
    ['SHOES', ['HOME', 'BEAUTY']],
  ] as const
).map(([use, things]) => ({ use: maskOf([use]), things: maskOf(things) }));

/** Claims that need only a quarter of the goods, in a store of few kinds: medicine in a pet shop is for animals. */
export const CLAIMS_OF_A_QUARTER = (
  [
    ['PET_SUPPLIES', ['HEALTH_AND_FITNESS', 'BEAUTY', 'HOME', 'TOYS', 'KITCHEN', 'ACCESSORIES', 'ELECTRONICS']],
    ['TOYS', ['AUTOMOTIVE']],
  ] as const
).map(([use, things]) => ({ use: maskOf([use]), things: maskOf(things) }));

/** The uses of a thing besides what it is: running shorts are for sports too; a laptop table is not electronics. */
const BESIDES: readonly { use: CategoryMask; things: CategoryMask }[] = (
  [
    ['SPORTS', ['FASHION', 'SHOES', 'ACCESSORIES']],
    ['OUTDOORS', ['FASHION', 'SHOES', 'ACCESSORIES', 'KITCHEN', 'HOME']],
    ['HEALTH_AND_FITNESS', ['FASHION']],
    ['BABY', ['FASHION', 'SHOES', 'TOYS', 'BEAUTY', 'HEALTH_AND_FITNESS', 'ACCESSORIES', 'JEWELRY']],
    ['ELECTRONICS', ['ACCESSORIES', 'WATCHES', 'TOYS']],
    ['AUTOMOTIVE', ['FASHION', 'SHOES', 'ELECTRONICS']],
    ['FASHION', ['SPORTS']],
    ['SHOES', ['SPORTS']],
    ['TOYS', ['BABY', 'ELECTRONICS', 'WATCHES']],
    ['PET_SUPPLIES', ['FASHION']],
  ] as const
).map(([use, things]) => ({ use: maskOf([use]), things: maskOf(things) }));

/** The uses of a thing that give it a category. */
export function usesOf(things: CategoryMask, uses: CategoryMask): CategoryMask {
  return besidesOf(things, uses) | madeOf(CLAIMS, things, uses);
}

/** The uses of a thing that give it a further category. */
export function besidesOf(things: CategoryMask, uses: CategoryMask): CategoryMask {
  return madeOf(BESIDES, things, uses);
}

function madeOf(
  table: readonly { use: CategoryMask; things: CategoryMask }[],
  things: CategoryMask,
  uses: CategoryMask,
): CategoryMask {
  let made = 0;
  for (const { use, things: of } of table) if (uses & use && things & of) made |= use;
  return made;
}
