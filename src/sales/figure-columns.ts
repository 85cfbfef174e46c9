import { sql } from 'kysely';

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

const ALL = [...SUMMED_FIGURES, 'basis'];

/** Their names, and the basis they rest on, for a list of columns. */
export const FIGURE_COLUMNS = sql.raw(ALL.join(', '));

/** `on conflict do update set …`: what comes takes the place of what is there. */
export const REPLACED_FIGURES = sql.raw(ALL.map((name) => `${name} = excluded.${name}`).join(', '));
