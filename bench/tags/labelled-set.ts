import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Tag } from '#contract/tag.ts';

const LabelledSet = z.object({
  stores: z.array(
    z.object({
      store: z.string(),
      what: z.string(),
      language: z.string(),
      repository: z.string(),
      path: z.string(),
      /** Title, product type, categories. */
      products: z.array(z.tuple([z.string(), z.string().nullable(), z.array(Tag)])),
    }),
  ),
});
export type LabelledStore = z.infer<typeof LabelledSet>['stores'][number];

export function readLabelledSet(path: string | URL): LabelledStore[] {
  return LabelledSet.parse(JSON.parse(readFileSync(path, 'utf8'))).stores;
}
