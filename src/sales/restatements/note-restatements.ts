import { sql } from 'kysely';
import type { RestatementWhy } from '#contract/estimate/restatement.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { FIGURE_COLUMNS, FIGURES } from '../figure-columns.ts';
import type { LateDay } from './late-days.ts';
import { shownFigure } from './shown-figure.ts';

export type ReasonOf = (productId: number | null, day: string) => RestatementWhy;

/** The columns of `FIGURES`. Only these four are read by name. */
type DayFigures = { orders: number; units: number; revenue_usd: number | null; basis: string };
type DayRow = DayFigures & { product_id: number; day: string };

/** The days before the change, by `<product> <day>`. */
export type DaysBefore = ReadonlyMap<string, DayRow>;

/** The rows of late days and of their store. The store's row shows whether a missing product row means no sales. */
export async function findDays(trx: FactsTransaction, storeId: number, late: readonly LateDay[]): Promise<DaysBefore> {
  if (late.length === 0) return new Map();
  const sold = late.filter(({ productId }) => productId !== STORE_ITSELF);
  const { rows } = await sql<DayRow>`
    select ${STORE_ITSELF}::bigint as product_id, day, ${FIGURE_COLUMNS} from store_day
    where store_id = ${storeId} and day = any(${[...new Set(late.map(({ day }) => day))]}::date[])
    union all
    select product_id, day, ${FIGURE_COLUMNS} from sale_day
    where store_id = ${storeId} and (product_id, day) in (
      select * from unnest(${sold.map(({ productId }) => productId)}::bigint[], ${sold.map(({ day }) => day)}::date[]))`.execute(
    trx,
  );
  return new Map(rows.map((row) => [keyOf(row.product_id, row.day), row]));
}

/**
 * Records which late days now show other figures than `before`, rounded as screens show them. If the store had no
 * figures for a day, a product that sold none is left out: the store's own restatement implies it.
 */
export async function noteRestatements(
  trx: FactsTransaction,
  storeId: number,
  late: readonly LateDay[],
  before: DaysBefore,
  reasonOf: ReasonOf,
): Promise<void> {
  if (late.length === 0) return;
  const after = await findDays(trx, storeId, late);
  const moved = late.flatMap(({ productId, day, at, isNew }) => {
    const now = after.get(keyOf(productId, day));
    const stood = before.get(keyOf(productId, day)) ?? noneOf(before, productId, day);
    // figures that this batch itself added first were never shown
    if (!now || (!stood && !isNew) || (stood && isShownAlike(stood, now))) return [];
    const figures = Object.fromEntries(FIGURES.map((name) => [name, stood?.[name as keyof DayFigures] ?? null]));
    return {
      ...{ store_id: storeId, product_id: productId, day, at: new Date(at).toISOString(), ...figures },
      why: reasonOf(productId === STORE_ITSELF ? null : productId, day),
      ...{ new_orders: now.orders, new_units: now.units, new_revenue_usd: now.revenue_usd },
    };
  });
  if (moved.length === 0) return;
  await sql`
    insert into restatement
    select * from json_populate_recordset(null::restatement, ${JSON.stringify(moved)}::json)
    on conflict (store_id, product_id, day, at) do update set why = excluded.why,
      new_orders = excluded.new_orders, new_units = excluded.new_units, new_revenue_usd = excluded.new_revenue_usd`.execute(
    trx,
  );
}

/** A product without a row sold none, if its store was observed that day. */
function noneOf(before: DaysBefore, productId: number, day: string): DayFigures | undefined {
  const store = productId === STORE_ITSELF ? undefined : before.get(keyOf(STORE_ITSELF, day));
  if (!store) return undefined;
  const zero = (name: string) => (name.startsWith('revenue_usd') && store.revenue_usd === null ? null : 0);
  return { ...Object.fromEntries(FIGURES.map((name) => [name, zero(name)])), basis: store.basis } as DayFigures;
}

function isShownAlike(before: DayFigures, after: DayFigures): boolean {
  const isAlike = (one: number | null, other: number | null, kind: 'count' | 'money') =>
    one === null || other === null ? one === other : shownFigure(one, kind) === shownFigure(other, kind);
  return (
    isAlike(before.orders, after.orders, 'count') &&
    isAlike(before.units, after.units, 'count') &&
    isAlike(before.revenue_usd, after.revenue_usd, 'money')
  );
}

function keyOf(productId: number, day: string): string {
  return `${productId} ${day}`;
}
