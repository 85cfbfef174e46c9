/** The path and the query of a stored address of ours. */
export function readTarget(target: string): { path: string; query: URLSearchParams } {
  const at = target.indexOf('?');
  if (at < 0) return { path: target, query: new URLSearchParams() };
  return { path: target.slice(0, at), query: new URLSearchParams(target.slice(at + 1)) };
}

/** A query in the form that schemas take: repeated values become a list. */
export function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}
