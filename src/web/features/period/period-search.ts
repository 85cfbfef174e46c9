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

/** A path with the period of another address, for where the path names none. */
export function withPeriod(path: string, search: string): string {
  const period = periodSearch(search);
  if (period === '' || path.includes('dateRange=')) return path;
  return path + (path.includes('?') ? period.replace('?', '&') : period);
}
