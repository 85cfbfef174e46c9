import { at, type JsonObject } from '../answer/read-json.ts';
import { htmlTextOf, urlOf } from '../parse/text.ts';
import { membersOf, offersOf } from './offers.ts';
import type { PageFacts } from './page-facts.ts';
import { pageId } from './page-identity.ts';
import { firstOf, isOfType, valuesOf } from './schema-nodes.ts';

const PRODUCTS = ['Product', 'IndividualProduct', 'ProductModel', 'SomeProducts', 'Book', 'Vehicle', 'Car'];
/** This many products, with no word on which of them the page is about, are a list. */
const LIST_OF = 3;
/** All variants that a page prints are read for each of them. */
const MAX_CANDIDATES = 20;

/**
 * The nodes that may be the page's product, the likeliest first: groups of variants, then those that name this page.
 */
export function findProductNodes(page: PageFacts): JsonObject[] {
  const own = page.nodes.filter(({ isListed }) => !isListed).map(({ node }) => node);
  const groups = own.filter((node) => isOfType(node, 'ProductGroup'));
  const products = own.filter(
    (node) => isOfType(node, ...PRODUCTS) && (offersOf(node).length > 0 || firstOf(node, 'name') !== undefined),
  );
  const grouped = groups
    .map((group) => withMembers(group, products))
    .filter((group) => membersOf(group).length > 0 || offersOf(group).length > 0);
  const loose = gatherGroups(products);
  const scored = [...grouped, ...loose].map((node) => ({ node, score: scoreOf(node, page) }));
  const named = scored.filter(({ score }) => score > 0);
  const titles = new Set(loose.map((node) => htmlTextOf(firstOf(node, 'name')))).size;
  if (named.length === 0 && grouped.length === 0 && titles >= LIST_OF) return [];
  const ranked = scored.toSorted((one, other) => other.score - one.score);
  return ranked.slice(0, MAX_CANDIDATES).map(({ node }) => node);
}

function scoreOf(node: JsonObject, page: PageFacts): number {
  const address = urlOf(firstOf(node, 'url') ?? at(node, '@id'), page.url);
  const isHere = address !== null && pageId({ url: address, canonicalUrl: null }) === pageId(page);
  const name = htmlTextOf(firstOf(node, 'name'));
  const isNamed = name !== null && (name === page.heading || name === htmlTextOf(page.meta.get('og:title')));
  return (isHere ? 2 : 0) + (isNamed ? 2 : 0) + (isOfType(node, 'ProductGroup') ? 1 : 0);
}

/** Variants may name their group instead of being part of it. */
function withMembers(group: JsonObject, products: readonly JsonObject[]): JsonObject {
  if (membersOf(group).length > 0) return group;
  const ids = [firstOf(group, 'productGroupID'), at(group, '@id')].filter((id): id is string => typeof id === 'string');
  const members = products.filter((one) => groupIdsOf(one).some((id) => ids.includes(id)));
  return members.length > 0 ? { ...group, hasVariant: members } : group;
}

function gatherGroups(products: readonly JsonObject[]): JsonObject[] {
  const byGroup = Map.groupBy(products, (node) => groupIdsOf(node)[0] ?? '');
  return [...byGroup].flatMap(([id, members]) => {
    if (id === '' || members.length < 2) return members;
    const group = firstOf(members[0], 'isVariantOf');
    const name = firstOf(group, 'name') ?? firstOf(members[0], 'name');
    return [{ ...members[0], name, '@type': 'ProductGroup', hasVariant: members, offers: undefined }];
  });
}

function groupIdsOf(product: unknown): string[] {
  const parents = valuesOf(product, 'isVariantOf');
  return [
    firstOf(product, 'inProductGroupWithID'),
    ...parents.flatMap((parent) => [firstOf(parent, 'productGroupID'), at(parent, '@id')]),
  ].filter((id): id is string => typeof id === 'string' && id !== '');
}
