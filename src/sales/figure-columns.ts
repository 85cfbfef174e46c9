import { sql } from 'kysely';
import { sumIfAllKnown, sumOf } from './sum-if-all-known.ts';

/** The estimate of a span: both figures with their errors. Those in dollars are null together where no rate is known. */
export const ESTIMATE = [
  'orders',
  'orders_var',
  'orders_sd',
  'revenue_usd',
  'revenue_usd_var',
  'revenue_usd_sd',
] as const;

/** What it rests on, as a column and as the sum of many. */
export const ESTIMATE_COLUMNS: readonly string[] = [...ESTIMATE, 'observations', 'basis'];
/** By its text: Citus knows no least of an enum over all nodes. */
export const SUMMED_BASIS =
  "(case when min(basis::text) = max(basis::text) then min(basis::text) else 'mixed' end)::basis";

/**
 * Sums of an estimate's columns within one store, `as` their names: independent errors add as variances, those that the
 * store shares linearly. Revenue is null where a part of it is not known: less than all would pass for all.
 */
export const ESTIMATE_SUMS: readonly string[] = ESTIMATE.map((name) =>
  name.startsWith('revenue') ? sumIfAllKnown(name) : sumOf(name),
);

/** The columns of every table of facts that add up. Those in dollars are null where no rate is known. */
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

/** Their names, and the basis they rest on, for a list of columns. */
export const FIGURE_COLUMNS = sql.raw(FIGURES.join(', '));

/** `on conflict do update set …`: what comes takes the place of what is there. */
export const REPLACED_FIGURES = sql.raw(FIGURES.map((name) => `${name} = excluded.${name}`).join(', '));
