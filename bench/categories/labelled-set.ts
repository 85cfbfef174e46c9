import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Tag } from '#contract/tag.ts';

const Title = z.string();
const ProductType = z.string().nullable();
const Labels = z.array(z.string());
const Tags = z.array(Tag);

const LabelledSet = z.object({
  stores: z.array(
    z.object({
      store: z.string(),
      /** The store's own name, if it is known. */
      name: z.string().optional(),
      what: z.string(),
      language: z.string(),
      repository: z.string(),
      path: z.string(),
      /** Title, product type, the storefront's labels if they were captured, and the right categories. */
      products: z.array(
        z.union([
          z
            .tuple([Title, ProductType, Tags])
            .transform(([title, productType, tags]) => ({ title, productType, labels: null, tags })),
          z
            .tuple([Title, ProductType, Labels, Tags])
            .transform(([title, productType, labels, tags]) => ({ title, productType, labels, tags })),
        ]),
      ),
      /** The store's other products, not labelled: title, product type, and labels if they were captured. */
      others: z
        .array(
          z
            .tuple([Title, ProductType, Labels.optional()])
            .transform(([title, productType, labels = null]) => ({ title, productType, labels })),
        )
        .default([]),
    }),
  ),
});
export type LabelledStore = z.infer<typeof LabelledSet>['stores'][number];

export function readLabelledSet(path: string | URL): LabelledStore[] {
  return LabelledSet.parse(JSON.parse(readFileSync(path, 'utf8'))).stores;
}
