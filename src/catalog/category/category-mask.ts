import { Tag } from '#contract/tag.ts';

/** A set of tags as bits, in the order of contract/tag.ts. */
export type CategoryMask = number;

const BITS = new Map<string, CategoryMask>(Tag.options.map((tag, place) => [tag, 1 << place]));

export function maskOf(tags: readonly Tag[]): CategoryMask {
  return tags.reduce((mask, tag) => mask | BITS.get(tag)!, 0);
}

/** Tags that say for whom a thing is, whatever it is. */
export const WHOSE = maskOf(['WOMEN_CLOTHING', 'MEN_CLOTHING', 'BABY', 'PET_SUPPLIES']);

/** A bit besides the tags: the words say that it belongs to none of them. */
export const OF_NONE: CategoryMask = 1 << Tag.options.length;
/** A bit besides the tags: it is a part of the other goods of the store. */
export const OF_PARTS: CategoryMask = OF_NONE << 1;

/** `FASHION+SHOES` is two tags, the empty text none. */
export function maskOfNames(names: string): CategoryMask {
  return names === '' ? 0 : maskOf(names.split('+').map((name) => Tag.parse(name)));
}

export function categoriesIn(mask: CategoryMask): Tag[] {
  return Tag.options.filter((_, place) => mask & (1 << place));
}

/** Whether the set has at most one tag. */
export function isOne(mask: CategoryMask): boolean {
  return (mask & (mask - 1)) === 0;
}
