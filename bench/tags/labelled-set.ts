import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Tag } from '#contract/tag.ts';

const Title = z.string();
const ProductType = z.string().nullable();
const Tags = z.array(Tag);

const LabelledSet = z.object({
  stores: z.array(
    z.object({
      store: z.string(),
      /** As it calls itself, where that is known. */
      name: z.string().optional(),
      what: z.string(),
      language: z.string(),
      repository: z.string(),
      path: z.string(),
      /** Title, product type, the labels that the storefront shows where they were captured, the right categories. */
      products: z.array(
        z.union([
          z
            .tuple([Title, ProductType, Tags])
            .transform(([title, productType, tags]) => ({ title, productType, labels: null, tags })),
          z
            .tuple([Title, ProductType, z.array(z.string()), Tags])
            .transform(([title, productType, labels, tags]) => ({ title, productType, labels, tags })),
        ]),
      ),
    }),
  ),
});
export type LabelledStore = z.infer<typeof LabelledSet>['stores'][number];

export function readLabelledSet(path: string | URL): LabelledStore[] {
  return LabelledSet.parse(JSON.parse(readFileSync(path, 'utf8'))).stores;
}
