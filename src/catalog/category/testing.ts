import type { Tag } from '#contract/tag.ts';
import { categorize, type ProductText } from './categorize.ts';

/** The categories of a title in a store of a language, in alphabetical order. */
export function categories(
  title: string,
  language: string | null = 'en',
  more: Partial<ProductText> = {},
  shares = {},
  name: string | null = null,
): Tag[] {
  return categorize({ title, productType: null, labels: null, ...more }, { language, name, shares }).toSorted();
}
