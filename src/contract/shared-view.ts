/** The pages that can be shared, by the beginning of their addresses. */
export const VIEW_KINDS = [
  ...(['overview', 'compare', 'stores', 'products', 'database/stores', 'database/products'] as const),
  ...(['store', 'product', 'database/store', 'database/product'] as const),
] as const;
export const STORE_VIEWS = ['store', 'database/store'] as const;
export const ITEM_VIEWS = [...STORE_VIEWS, 'product', 'database/product'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What a shared page shows: what it is of (stores by their number, products by their store's and theirs), and its query. */
export type SharedView = { kind: ViewKind; ids: string[]; query: URLSearchParams };

const ID = /^[1-9]\d{0,17}(-[1-9]\d{0,17})?$/;
const ITEM = /^\/(database\/)?(stores|products)\/([\d-]+)(\/\w+)?$/;

/** Null where an address is none of a page that can be shared. */
export function readSharedView(target: string): SharedView | null {
  const [path = '', search = ''] = target.split('?', 2);
  const query = new URLSearchParams(search);
  const item = ITEM.exec(path);
  if (item) {
    const [, database = '', list, id = ''] = item;
    const isProduct = list === 'products';
    if (!ID.test(id) || id.includes('-') !== isProduct) return null;
    return { kind: `${database}${isProduct ? 'product' : 'store'}` as ViewKind, ids: [id], query };
  }
  const kind = VIEW_KINDS.find((known) => path === `/${known}`);
  if (!kind) return null;
  const ids = kind === 'compare' ? (query.get('of') ?? '').split(',').filter((id) => ID.test(id)) : [];
  return kind === 'compare' && ids.length === 0 ? null : { kind, ids, query };
}

/** Whether a page has one chart that can stand in a frame on another site. */
export function isEmbeddable({ kind }: SharedView): boolean {
  return kind === 'overview' || /store$|product$/.test(kind);
}

/** A call, as far as it decides whether a shared page is made of it. */
type Call = {
  shownIn?: readonly ViewKind[];
  params: { id?: string };
  query: Record<string, unknown>;
};

/**
 * Whether a shared page is made of a call: of its kind, about what the page is of and nothing else, of a list with its
 * filters and its period. The order and the page of a list are the visitor's to choose, and so is the period of the rest.
 */
export function isPartOf(view: SharedView, { shownIn, params, query }: Call): boolean {
  if (!shownIn?.includes(view.kind)) return false;
  const scope = view.kind.startsWith('database') ? 'database' : 'mine';
  if ('scope' in query && view.kind !== 'compare' && query.scope !== scope) return false;
  const asked = [query.storeId, query.productId].filter((id) => typeof id === 'string');
  if (view.ids.length === 0) return asked.length === 0 && params.id === undefined && hasFiltersOf(view, query);
  if (asked.length === 0 && params.id === undefined) return false;
  const isOfPath = params.id === undefined || isWithin(view, params.id) || isStoreOf(view, params.id);
  return isOfPath && asked.every((id) => isWithin(view, id));
}

/** A product is within its store. */
function isWithin({ kind, ids }: SharedView, asked: string): boolean {
  return ids.includes(asked) || (kind.endsWith('store') && ids.includes(asked.split('-')[0]!));
}

/** Of a product's store is told how it is read, by calls that say so. */
function isStoreOf({ kind, ids }: SharedView, asked: string): boolean {
  return kind.endsWith('product') && ids.some((id) => id.split('-')[0] === asked);
}

const FREE_TO_CHOOSE = ['page', 'pageSize', 'sortBy', 'sortOrder', 'sales'];
const FILTERED: readonly ViewKind[] = ['stores', 'products', 'database/stores', 'database/products'];

/** A list's filters are those that were shared. */
function hasFiltersOf({ kind, query: shared }: SharedView, asked: Record<string, unknown>): boolean {
  if (!FILTERED.includes(kind)) return true;
  const names = new Set([...Object.keys(asked), ...shared.keys()]);
  return [...names]
    .filter((name) => !FREE_TO_CHOOSE.includes(name))
    .every((name) => {
      const given = asked[name];
      const values = (Array.isArray(given) ? given : given === undefined || given === '' ? [] : [given]).map(String);
      const wanted = name === 'dateRange' && !shared.has(name) ? ['LAST_7_DAYS'] : shared.getAll(name);
      return values.toSorted().join('\n') === [...new Set(wanted)].toSorted().join('\n');
    });
}
