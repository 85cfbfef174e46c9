import type { Tag } from '#contract/tag.ts';
import { type TaggedText, tagProduct } from './tag-product.ts';

/** The categories of a title in a store of a language, in the order of the alphabet. */
export function tags(
  title: string,
  language: string | null = 'en',
  more: Partial<TaggedText> = {},
  shares = {},
  name: string | null = null,
): Tag[] {
  return tagProduct({ title, productType: null, labels: null, ...more }, { language, name, shares }).toSorted();
}
