import type { Tag } from '#contract/tag.ts';
import { type CategoryMask, maskOf } from './category-mask.ts';
import { besidesOf } from './claims.ts';

/** `or`: the words may choose these instead; `besides`: the words may add these. */
type Filed = { is: readonly Tag[]; or?: readonly Tag[]; besides?: readonly Tag[] };

/**
 * Shopify's taxonomy (github.com/Shopify/product-taxonomy, MIT) by the prefixes of its ids. A missing id holds too many
 * kinds, so the words decide.
 */
const FILED: Record<string, Filed> = {
  'aa-1': { is: ['FASHION'] },
  'aa-2': { is: ['ACCESSORIES'] },
  'aa-5': { is: ['ACCESSORIES'] },
  'aa-6': { is: ['JEWELRY'] },
  'aa-6-11': { is: ['WATCHES'], besides: ['ELECTRONICS'] },
  'aa-8': { is: ['SHOES'] },
  'ae-2-1': { is: ['ARTS_AND_CRAFTS'] },
  ap: { is: ['PET_SUPPLIES'], besides: ['FASHION'] },
  bt: { is: ['BABY'], besides: ['FASHION', 'SHOES', 'TOYS', 'BEAUTY', 'HEALTH_AND_FITNESS'] },
  'co-1': { is: ['ELECTRONICS'] },
  'co-2': { is: ['ELECTRONICS'] },
  'co-4': { is: ['ELECTRONICS'], or: ['ARTS_AND_CRAFTS'] },
  el: { is: ['ELECTRONICS'], besides: ['AUTOMOTIVE', 'TOYS'] },
  fb: { is: [], or: ['HEALTH_AND_FITNESS'] },
  fr: { is: ['HOME'], or: ['GARDEN', 'BABY', 'KITCHEN'] },
  gc: { is: [] },
  ha: { is: ['TOOLS'], or: ['HOME', 'GARDEN', 'ELECTRONICS', 'AUTOMOTIVE'] },
  'hb-1': { is: ['HEALTH_AND_FITNESS'], or: ['BEAUTY'] },
  'hb-3': { is: ['BEAUTY'], or: ['HEALTH_AND_FITNESS', 'HOME'] },
  'hb-3-2': { is: ['BEAUTY'] },
  'hg-3': { is: ['HOME'], or: ['GARDEN'] },
  'hg-11': { is: ['KITCHEN'] },
  'hg-12': { is: ['GARDEN'], or: ['TOOLS', 'HOME'] },
  'hg-13': { is: ['HOME'] },
  'hg-15': { is: ['HOME'], or: ['BABY', 'KITCHEN'] },
  'hg-17': { is: ['GARDEN'], or: ['HOME'] },
  lb: { is: ['ACCESSORIES'], or: ['BABY'] },
  me: { is: [], or: ['TOYS', 'ELECTRONICS'] },
  'sg-2': { is: ['HEALTH_AND_FITNESS'], or: ['SPORTS'] },
  so: { is: [], or: ['ELECTRONICS'] },
  tg: { is: ['TOYS'], besides: ['BABY', 'ELECTRONICS'] },
  vp: { is: ['AUTOMOTIVE'], besides: ['ELECTRONICS'] },
};
const MASKS = new Map(
  Object.entries(FILED).map(([id, { is, or = [], besides = [] }]) => [
    id,
    { is: maskOf(is), or: maskOf(or), besides: maskOf(besides) },
  ]),
);

/** The categories of what the shop files under this id, refined by its words; null if the id decides nothing. */
export function filedUnder(id: string, byWords: CategoryMask): CategoryMask | null {
  for (let prefix = id; prefix !== ''; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('-')))) {
    const filed = MASKS.get(prefix);
    if (!filed) continue;
    const thing = byWords & (filed.is | filed.or) || filed.is;
    return thing | besidesOf(thing, byWords) | (byWords & filed.besides);
  }
  return null;
}
