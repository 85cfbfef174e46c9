/** Data that the server wrote into the document under a name; null if there is none, as in development. */
export function readFromDocument<Value>(name: 'config' | 'initial-data'): Value | null {
  try {
    const value: unknown = JSON.parse(document.getElementById(name)?.textContent ?? 'null');
    return typeof value === 'object' ? (value as Value | null) : null;
  } catch {
    return null;
  }
}
