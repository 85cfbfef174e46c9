const STARTS = /\b((?:single_)?option_stock_data)\s*=\s*'/g;

/** A page prints one of each. */
const MOST = 2;

/** What Cafe24 tells its own script of a product's options: by name, JSON that stands in a string in single quotes. */
export function stockInScript(script: string): [name: string, json: string][] {
  return [...script.matchAll(STARTS)].slice(0, MOST).flatMap(({ 0: start, 1: name, index }): [string, string][] => {
    const from = index + start.length;
    const end = endOfString(script, from);
    // the escapes that are JSON's own stay
    return end === null ? [] : [[name!, script.slice(from, end).replace(/\\(["'\\/])/g, '$1')]];
  });
}

function endOfString(script: string, from: number): number | null {
  for (let at = from; at < script.length; at++) {
    if (script[at] === "'") return at;
    if (script[at] === '\\') at++;
  }
  return null;
}
