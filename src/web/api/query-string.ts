type Value = string | number | boolean | null | undefined;

/** List values repeat (`tags=A&tags=B`); null, undefined and '' are left out. */
export type Query = Record<string, Value | readonly Value[]>;

export function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value !== null && value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}
