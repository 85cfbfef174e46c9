import { parseArgs } from 'node:util';
import type { StoreContext } from '#catalog/category/about-store.ts';
import { categorize } from '#catalog/category/categorize.ts';
import { categoryReader } from '#catalog/category/read-categories.ts';
import { sharesOf } from '#catalog/category/shares-of.ts';
import { Tag } from '#contract/tag.ts';
import { type LabelledStore, readLabelledSet } from './labelled-set.ts';

/** Fewer labelled titles are too few to judge a category. */
const COMMON = 30;
const MIN_PRECISION = 0.9;
const MIN_RECALL = 0.7;

/** Sets that nobody who works on the rules has read. */
const UNREAD = ['storefronts-unread', 'catalogues-unread', 'test', 'later'];

/**
 * `npm run bench -- categories [--set NAME|FILE …] [--json] [--misses]`: how well the rules categorize labelled titles.
 * Each store is read as the product reads it: first by words alone, then also by what the store is about. `NAME` is a
 * set in this folder; by default, the sets that nobody has read are used.
 */
export async function categories(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: 'string', multiple: true, default: UNREAD },
      json: { type: 'boolean' },
      misses: { type: 'boolean' },
    },
  });
  const stores = values.set.flatMap((set) =>
    readLabelledSet(set.endsWith('.json') ? set : new URL(`${set}.json`, import.meta.url)),
  );
  const counts = new Map(Tag.options.map((tag) => [tag, { tag, labelled: 0, right: 0, wrong: 0 }]));
  const languages = new Map<string, { language: string; titles: number; same: number }>();
  for (const store of stores) {
    const context = contextOf(store);
    for (const product of store.products) {
      const labelled = product.tags;
      const told = categorize(product, context);
      for (const tag of labelled) counts.get(tag)!.labelled += 1;
      for (const tag of told) counts.get(tag)![labelled.includes(tag) ? 'right' : 'wrong'] += 1;
      const isSame = told.length === labelled.length && told.every((tag) => labelled.includes(tag));
      const language = languages.get(store.language) ?? { language: store.language, titles: 0, same: 0 };
      languages.set(store.language, language);
      language.titles += 1;
      if (isSame) language.same += 1;
      else if (values.misses) console.log(missOf(store, product, told));
    }
  }
  const byTag = [...counts.values()].map((count) => ({
    ...count,
    precision: share(count.right, count.right + count.wrong),
    recall: share(count.right, count.labelled),
    isCommon: count.labelled >= COMMON,
  }));
  const right = sum(byTag, 'right');
  const common = byTag.filter(({ isCommon }) => isCommon);
  const result = {
    precision: share(right, right + sum(byTag, 'wrong')),
    recall: share(right, sum(byTag, 'labelled')),
    commonTags: common.length,
    commonTagsWell: common.filter(({ precision, recall }) => (precision ?? 0) >= MIN_PRECISION && recall! >= MIN_RECALL)
      .length,
    titles: stores.reduce((sum, store) => sum + store.products.length, 0),
    stores: stores.length,
    microsecondsEach: timeEach(stores),
    languages: [...languages.values()],
    tags: byTag,
  };
  if (values.json) console.log(JSON.stringify(result));
  else print(result);
}

function contextOf(store: LabelledStore): StoreContext {
  const { language, name = null } = store;
  const alone: StoreContext = { language, name, shares: {} };
  const catalogue = [...store.products, ...store.others];
  const masks = catalogue.map(categoryReader(alone)).map(({ own_tag_mask }) => own_tag_mask);
  return { language, name, shares: sharesOf(masks.map((mask) => ({ mask, products: 1 }))) };
}

function missOf({ store }: LabelledStore, product: LabelledStore['products'][number], told: Tag[]): string {
  const { title, productType, labels, tags } = product;
  return `${store}: ${title} [${[productType, ...(labels ?? [])].join(' | ')}] ${tags} <> ${told}`;
}

/** Microseconds of CPU per title: the median of passes over the whole set, the first of which warms up. */
function timeEach(stores: LabelledStore[]): number {
  const passes = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    let count = 0;
    for (const { language, products } of stores) {
      for (const product of products) {
        categorize(product, { language, name: null, shares: {} });
        count += 1;
      }
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / count;
  });
  const sorted = passes.slice(1).sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)]! * 10) / 10;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 1000;
}

function sum(rows: Result['tags'], column: 'labelled' | 'right' | 'wrong'): number {
  return rows.reduce((total, row) => total + row[column], 0);
}

type Result = {
  precision: number | null;
  recall: number | null;
  commonTags: number;
  /** How many of them are categorized well enough. */
  commonTagsWell: number;
  titles: number;
  stores: number;
  microsecondsEach: number;
  languages: { language: string; titles: number; same: number }[];
  tags: {
    tag: Tag;
    labelled: number;
    right: number;
    wrong: number;
    precision: number | null;
    recall: number | null;
    isCommon: boolean;
  }[];
};

function print(result: Result): void {
  console.log(`${result.titles} titles of ${result.stores} stores, ${result.microsecondsEach} µs each`);
  console.log(`precision ${result.precision}, recall ${result.recall} of all categories together`);
  console.log(`${result.commonTagsWell} of ${result.commonTags} common ones at ${MIN_PRECISION} and ${MIN_RECALL}`);
  console.log('| category | labelled | found rightly | wrongly | precision | recall |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const one of result.tags.toSorted((a, b) => b.labelled - a.labelled)) {
    const figures = [one.labelled, one.right, one.wrong, one.precision ?? '', one.recall ?? ''];
    console.log(`| ${one.tag} | ${figures.join(' | ')} |`);
  }
  for (const { language, titles, same } of result.languages) {
    console.log(`${language}: ${same} of ${titles} titles with exactly the labelled categories`);
  }
}
