import { sql } from 'kysely';
import { sumIfAllKnown, sumOf } from './sum-if-all-known.ts';

/** The estimate of a span: orders and revenue with their errors. The dollar columns are null if no rate is known. */
export const ESTIMATE = [
  'orders',
  'orders_var',
  'orders_sd',
  'revenue_usd',
  'revenue_usd_var',
  'revenue_usd_sd',
] as const;

/** The estimate, how many observations it rests on, and its basis. */
export const ESTIMATE_COLUMNS: readonly string[] = [...ESTIMATE, 'observations', 'basis'];

/** ESTIMATE_COLUMNS as an SQL list of columns. */
export const ESTIMATE_LIST = sql.raw(ESTIMATE_COLUMNS.join(', '));

/** Compares the basis as text, because Citus has no `min` of an enum across nodes. */
export const SUMMED_BASIS =
  "(case when min(basis::text) = max(basis::text) then min(basis::text) else 'mixed' end)::basis";

/**
 * The SQL sums of ESTIMATE within one store. Independent errors add as variances, lasting ones linearly.
 * Revenue is null where a part of it is unknown: a partial sum would pass for the whole.
 */
export const ESTIMATE_SUMS: readonly string[] = ESTIMATE.map((name) =>
  name.startsWith('revenue') ? sumIfAllKnown(name) : sumOf(name),
);

/** The columns that add up in every table of facts. The dollar columns are null where no rate is known. */
export const SUMMED_FIGURES = [
  'orders',
  'orders_var',
  'orders_sd',
  'units',
  'units_var',
  'units_sd',
  'revenue',
  'revenue_usd',
  'revenue_usd_var',
  'revenue_usd_sd',
  'observations',
] as const;

export const FIGURES: readonly string[] = [...SUMMED_FIGURES, 'basis'];

/** FIGURES as an SQL list of columns. */
export const FIGURE_COLUMNS = sql.raw(FIGURES.join(', '));

/** The assignments of `on conflict do update set …`: the new figures replace the old ones. */
export const REPLACED_FIGURES = sql.raw(FIGURES.map((name) => `${name} = excluded.${name}`).join(', '));
