import type { ProductEdit } from '#contract/product/event.ts';
import type { PictureUrl } from '../picture-url.ts';

/** One side of an edit as stored: only the fields that differ from the other side. */
export type EditedSide = {
  title?: string | null;
  vendor?: string | null;
  productType?: string | null;
  url?: string | null;
  imageUrl?: string | null;
  /** The length of the description in characters. */
  length?: number | null;
  labels?: string[];
  /** The names of variants that were renamed. */
  names?: string[];
  variants?: { title?: string | null }[];
} | null;

const WORDS = { title: 'title', vendor: 'vendor', productType: 'type', url: 'address' } as const;
const MAX_NAMES = 20;

/** An edit field by field. Edits stored before fields existed only list the variants that were added or removed. */
export function editsOf(before: EditedSide, after: EditedSide, pictureUrl: PictureUrl): ProductEdit[] {
  const edits: ProductEdit[] = [];
  for (const part of ['title', 'vendor', 'productType', 'url'] as const) {
    if (before?.[part] === undefined || after?.[part] === undefined) continue;
    edits.push({ field: WORDS[part], before: before[part], after: after[part] });
  }
  if (before?.length !== undefined && after?.length !== undefined)
    edits.push({ field: 'text', before: before.length, after: after.length });
  if (before?.imageUrl !== undefined && after?.imageUrl !== undefined)
    edits.push({ field: 'picture', before: pictureUrl(before.imageUrl), after: pictureUrl(after.imageUrl) });
  const names = (side: EditedSide) => [
    ...(side?.names ?? []),
    ...(side?.variants ?? []).flatMap(({ title }) => (title ? [title] : [])),
  ];
  for (const [field, removed, added] of [
    ['labels', before?.labels ?? [], after?.labels ?? []],
    ['variants', names(before), names(after)],
  ] as const) {
    if (removed.length + added.length > 0)
      edits.push({ field, removed: removed.slice(0, MAX_NAMES), added: added.slice(0, MAX_NAMES) });
  }
  return edits;
}
