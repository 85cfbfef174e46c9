/** List values repeat (`tags=A&tags=B`); null, undefined and '' are left out. */
export function queryString(query: object = {}): string {
  const params = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value !== null && value !== undefined && value !== '') params.append(name, String(value));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}
