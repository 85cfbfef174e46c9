import { type RawBuilder, sql } from 'kysely';
import { ESTIMATE_COLUMNS, SUMMED_BASIS } from '#sales/figure-columns.ts';
import { ALL_COUNTRIES } from '#sales/market/sum-countries.ts';
import type { Period } from '../period.ts';
import { type Grain, momentIn, piecesOf, withinPiece } from './period-facts.ts';

const MARKET_COLUMNS = sql.raw([...ESTIMATE_COLUMNS, 'stores', 'left_out'].join(', '));

/** The sales of the catalogue in both spans of a period, split as in `periodFacts`: `at`, figures, `is_current`. */
export function marketFacts(period: Period, grain: Grain): RawBuilder<unknown> {
  const selections = piecesOf(period, grain).map((piece) => {
    const allTags = piece.unit === 'day' ? sql`and tag = ''` : sql``;
    return sql`
      select ${momentIn(piece)}, ${MARKET_COLUMNS}, ${sql.lit(piece.isCurrent)} as is_current
      from ${sql.table(`market_${piece.unit}`)}
      where country = ${ALL_COUNTRIES} ${allTags} and ${withinPiece(piece)}`;
  });
  return sql`(${sql.join(selections, sql` union all `)}) as facts`;
}

const KNOWN = 'filter (where left_out < stores)';

/**
 * Sums of the market's rows over time. A store's shared errors add up linearly from day to day. One row holds all
 * stores, so the linear sum is an upper bound, and the range is rather too wide than too narrow. `left_out`: the most
 * stores left out on any day.
 */
export const sumsOfMarket = sql.raw(`
  sum(orders) as orders, sum(orders_var) as orders_var, sum(orders_sd) as orders_sd,
  sum(revenue_usd) ${KNOWN} as revenue, sum(revenue_usd_var) ${KNOWN} as revenue_var,
  sum(revenue_usd_sd) ${KNOWN} as revenue_sd, max(left_out) as left_out, sum(observations)::float8 as observations,
  ${SUMMED_BASIS} as basis`);
