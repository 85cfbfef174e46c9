/**
 * The path of the first text in a value that PostgreSQL cannot store: one with a NUL, or with half a surrogate pair.
 * Null: there is none.
 */
export function findUnstorable(value: unknown): string | null {
  // a stack instead of recursion: a received value may be nested as deeply as it is long
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value: looked } = next;
    if (typeof looked === 'string' && !isStorable(looked)) return path;
    if (typeof looked !== 'object' || looked === null || ArrayBuffer.isView(looked)) continue;
    for (const [key, inner] of Object.entries(looked)) {
      const innerPath = path === '' ? key : `${path}.${key}`;
      if (!isStorable(key)) return path;
      if (typeof inner === 'string' || typeof inner === 'object') open.push({ path: innerPath, value: inner });
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
