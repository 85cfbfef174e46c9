import type { KeptPreferences } from '#contract/preferences.ts';
import type { Cell, Table } from './table.ts';
import { zonedInstant } from './zoned-instant.ts';

const IN_USD = /_usd(?=_low$|_high$|$)/;
const CLOCK_TIME = /^at$|_at$|^as_of$/;

/**
 * Applies its reader's preferences to a table: times in their zone, and dollar columns also in their currency, at the
 * end.
 */
export function forReader(table: Table, { preferences, unitsPerUsd }: KeptPreferences): Table {
  const { currency = 'USD', timeZone } = preferences;
  const { names, clock = [] } = table;
  const isTime = names.map((name) => CLOCK_TIME.test(name) || clock.includes(name));
  const amounts = names.flatMap((name, index) =>
    IN_USD.test(name) && currency !== 'USD' && unitsPerUsd !== null ? [{ name, index }] : [],
  );
  const cellOf = (cell: Cell, index: number) =>
    timeZone && isTime[index] && typeof cell === 'string' ? zonedInstant(cell, timeZone) : cell;
  const converted = (cell: Cell | undefined) =>
    typeof cell === 'number' ? Math.round(cell * (unitsPerUsd ?? 0) * 100) / 100 : null;
  const pages = async function* () {
    for await (const rows of table.pages)
      yield rows.map((row) => [...row.map(cellOf), ...amounts.map(({ index }) => converted(row[index]))]);
  };
  const own = amounts.map(({ name }) => name.replace(IN_USD, `_${currency.toLowerCase()}`));
  return { ...table, names: [...names, ...own], pages: pages() };
}
