/** The part of an address that names the period, so that a link to another page keeps it. */
export function periodSearch(search: string): string {
  const range = new URLSearchParams(search).get('dateRange');
  return range === null ? '' : `?${new URLSearchParams({ dateRange: range })}`;
}
