/** The part of an address that names the period, so that a link to another page keeps it. */
export function periodSearch(search: string): string {
  const range = new URLSearchParams(search).get('dateRange');
  return range === null ? '' : `?${new URLSearchParams({ dateRange: range })}`;
}

/** A path with the period of another address, for where the path names none. */
export function withPeriod(path: string, search: string): string {
  const range = periodSearch(search);
  if (range === '' || path.includes('dateRange=')) return path;
  return path + (path.includes('?') ? range.replace('?', '&') : range);
}
