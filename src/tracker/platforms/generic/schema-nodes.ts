import { at, type JsonObject, listOf, objectOf } from '../answer/read-json.ts';

/** `isListed`: one of a list of things that the page is not about. */
export type SchemaNode = { node: JsonObject; isListed: boolean };

const MAX_DEPTH = 8;
const MAX_NODES = 3_000;
const WITHIN = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about', 'itemListElement', 'item', 'isVariantOf'];
const LISTS = ['ItemList', 'OfferCatalog', 'CollectionPage', 'SearchResultsPage'];

/** The schema.org nodes in what a page gives, including those in graphs, lists and main entities. */
export function schemaNodes(given: readonly unknown[]): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  for (const value of given) collect(value, false, 0, nodes);
  const byId = new Map<string, JsonObject>();
  for (const { node } of nodes) {
    const id = at(node, '@id');
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
  }
  if (byId.size === 0) return nodes;
  // named nodes are put together once, however often they are named
  const named = new Map([...byId].map(([id, node]) => [id, withNamed(node, byId)]));
  return nodes.map(({ node, isListed }) => ({ node: withNamed(node, named), isListed }));
}

function collect(value: unknown, isListed: boolean, depth: number, nodes: SchemaNode[]): void {
  if (depth > MAX_DEPTH || nodes.length >= MAX_NODES) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, isListed, depth + 1, nodes);
    return;
  }
  const node = objectOf(value);
  if (!node) return;
  nodes.push({ node, isListed });
  const isList = isListed || isOfType(node, ...LISTS);
  for (const key of WITHIN) {
    const inner = property(node, key);
    if (typeof inner === 'object' && inner !== null) collect(inner, isList, depth + 1, nodes);
  }
}

/** Replaces nodes that are only named (`{"@id": …}`): a group names its variants, and they name their offers. */
function withNamed(node: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const full = (value: unknown, depth = 0): unknown => {
    if (Array.isArray(value)) return depth > MAX_DEPTH ? value : value.map((one) => full(one, depth + 1));
    const id = at(value, '@id');
    const isOnlyNamed = typeof id === 'string' && Object.keys(value as object).every((key) => key.startsWith('@'));
    return isOnlyNamed ? (byId.get(id) ?? value) : value;
  };
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(node)) copy[key] = typeof value === 'object' ? full(value) : value;
  return copy;
}

export function isOfType(node: unknown, ...types: string[]): boolean {
  const given = at(node, '@type') ?? at(node, 'type');
  return (Array.isArray(given) ? given : [given]).some(
    (type) => typeof type === 'string' && types.includes(type.replace(/^(https?:\/\/schema\.org\/|schema:)/i, '')),
  );
}

/**
 * A property by its name, which some shops print with a capital letter or a prefix; the value of `{"@value": …}` is
 * taken out.
 */
export function property(node: unknown, name: string): unknown {
  const found = at(node, name) ?? at(node, name[0]!.toUpperCase() + name.slice(1)) ?? at(node, `schema:${name}`);
  return at(found, '@value') ?? found;
}

/** The first of a property's values. */
export function firstOf(node: unknown, name: string): unknown {
  const found = property(node, name);
  return Array.isArray(found) ? (at(found[0], '@value') ?? found[0]) : found;
}

/** All values of a property; the elements of a list. */
export function valuesOf(node: unknown, name: string): readonly unknown[] {
  const found = property(node, name);
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? listOf(found) : [found];
}
