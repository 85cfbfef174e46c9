import type { z } from 'zod';
import { ProductListQuery, StoreListQuery } from '../filters.ts';
import { isProductId } from '../product/product.ts';
import { queryValues, readTarget } from './target.ts';

/** The pages that can be shared, by how their paths begin. */
const VIEW_KINDS = [
  ...(['overview', 'compare', 'stores', 'products', 'database/stores', 'database/products'] as const),
  ...(['store', 'product', 'database/store', 'database/product'] as const),
] as const;
export const STORE_VIEWS = ['store', 'database/store'] as const;
export const ITEM_VIEWS = [...STORE_VIEWS, 'product', 'database/product'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What a shared page shows: its stores (by id) or products (by their store's id and theirs), and its query. */
export type SharedView = { kind: ViewKind; ids: string[]; query: URLSearchParams };

const ID = /^[1-9]\d{0,17}(-[1-9]\d{0,17})?$/;
const ITEM = /^\/(database\/)?(stores|products)\/([\d-]+)(\/\w+)?$/;

/** Null if the address is not one of a page that can be shared. */
export function readSharedView(target: string): SharedView | null {
  const { path, query } = readTarget(target);
  const item = ITEM.exec(path);
  if (item) {
    const [, database = '', list, id = ''] = item;
    const isProduct = list === 'products';
    if (!ID.test(id) || isProductId(id) !== isProduct) return null;
    return { kind: `${database}${isProduct ? 'product' : 'store'}` as ViewKind, ids: [id], query };
  }
  const kind = VIEW_KINDS.find((known) => path === `/${known}`);
  if (!kind) return null;
  const ids = kind === 'compare' ? (query.get('of') ?? '').split(',').filter((id) => ID.test(id)) : [];
  return kind === 'compare' && ids.length === 0 ? null : { kind, ids, query };
}

const LISTS: Partial<Record<ViewKind, z.ZodType>> = {
  ...{ stores: StoreListQuery, products: ProductListQuery },
  ...{ 'database/stores': StoreListQuery, 'database/products': ProductListQuery },
};

/** The first of a list's filters that is not valid; null if all are. */
export function findWrongFilter({ kind, query }: SharedView): string | null {
  const read = LISTS[kind]?.safeParse(queryValues(filtersIn(query)));
  if (!read || read.success) return null;
  const [issue] = read.error.issues;
  return `${String(issue!.path[0] ?? 'query')}: ${issue!.message}`;
}

/** Whether the page has a chart that can be embedded in another site. */
export function isEmbeddable({ kind }: SharedView): boolean {
  return kind === 'overview' || /store$|product$/.test(kind);
}

type Declared = { shownIn?: readonly ViewKind[]; query?: z.ZodType };
type Asked = { params: { id?: string }; query: Record<string, unknown> };

/**
 * Whether a shared page may make a call: one for its kind of page, about its stores or products and nothing else, and
 * for a list with its filters and its period. The visitor may choose a list's order and page, and the period of other
 * pages.
 */
export function isPartOf(view: SharedView, { shownIn, query: schema }: Declared, { params, query }: Asked): boolean {
  if (!shownIn?.includes(view.kind)) return false;
  const scope = view.kind.startsWith('database') ? 'database' : 'mine';
  if ('scope' in query && view.kind !== 'compare' && query.scope !== scope) return false;
  const asked = [query.storeId, query.productId].filter((id) => typeof id === 'string');
  if (view.ids.length > 0) {
    if (asked.length === 0 && params.id === undefined) return false;
    const isOfPath = params.id === undefined || isWithin(view, params.id) || isStoreOf(view, params.id);
    return isOfPath && asked.every((id) => isWithin(view, id));
  }
  if (asked.length > 0 || params.id !== undefined) return false;
  return view.kind === 'overview' ? isOfGroup(view, query) : hasFiltersOf(view, schema, query);
}

/** An overview covers all stores, or the group in its address. */
function isOfGroup({ query: shared }: SharedView, { groupId }: Record<string, unknown>): boolean {
  return (groupId ?? null) === shared.get('group');
}

/** A product belongs to its store. */
function isWithin({ kind, ids }: SharedView, asked: string): boolean {
  return ids.includes(asked) || (kind.endsWith('store') && ids.includes(asked.split('-')[0]!));
}

/** A product's page also shows how its store is read, by calls that allow it. */
function isStoreOf({ kind, ids }: SharedView, asked: string): boolean {
  return kind.endsWith('product') && ids.some((id) => id.split('-')[0] === asked);
}

const FREE_TO_CHOOSE = ['page', 'pageSize', 'sortBy', 'sortOrder', 'sales'];

/** A list must be asked for with the filters that were shared, however both are written. */
function hasFiltersOf({ query }: SharedView, schema: Declared['query'], asked: Record<string, unknown>): boolean {
  const shared = schema?.safeParse(queryValues(filtersIn(query)));
  if (!shared?.success) return false;
  const wanted = shared.data as Record<string, unknown>;
  return Object.keys({ ...wanted, ...asked })
    .filter((name) => !FREE_TO_CHOOSE.includes(name))
    .every((name) => sameForAll(asked[name]) === sameForAll(wanted[name]));
}

function filtersIn(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !FREE_TO_CHOOSE.includes(name)));
}

/** Lists in any order are the same filter, and so are an empty and a missing search. */
function sameForAll(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...new Set(value)].toSorted() : (value ?? ''));
}
