import { Tag } from '#contract/tag.ts';

/** Sets of tags as bits, in the order of contract/tag.ts. */
export type TagMask = number;

const BITS = new Map<string, TagMask>(Tag.options.map((tag, place) => [tag, 1 << place]));

export function maskOf(tags: readonly Tag[]): TagMask {
  return tags.reduce((mask, tag) => mask | BITS.get(tag)!, 0);
}

/** `FASHION+SHOES` is two tags, the empty text none. */
export function maskOfNames(names: string): TagMask {
  return names === '' ? 0 : maskOf(names.split('+').map((name) => Tag.parse(name)));
}
