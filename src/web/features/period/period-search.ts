import type { DateRange } from '#contract/date-range.ts';

const NAMES = ['dateRange', 'from', 'to'];

/** The part of an address that names the period, so that a link to another page keeps it. */
export function periodSearch(search: string): string {
  const params = new URLSearchParams(search);
  const kept = NAMES.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** Adds the period of another address to a path that has none. Other targets, such as `#how`, stay as they are. */
export function withPeriod(path: string, search: string): string {
  const period = periodSearch(search);
  if (period === '' || !/^\/[^#]*$/.test(path) || /[?&](dateRange|from|to)=/.test(path)) return path;
  return path + (path.includes('?') ? period.replace('?', '&') : period);
}

/**
 * The same address with another period. Chosen days are removed, since they take precedence, and a list restarts at its
 * first page.
 */
export function inPeriod(path: string, search: string, range: DateRange): string {
  const params = new URLSearchParams(search);
  for (const name of [...NAMES, 'page']) params.delete(name);
  params.set('dateRange', range);
  return `${path}?${params}`;
}
