const IN_STRING = /\b((?:single_)?option_stock_data)\s*=\s*'/g;
const AS_OBJECT = /\bwindow\.(productObj)\s*=\s*(?=\{)/g;

/** A page prints each of them once. */
const MAX_LISTS = 2;

type Printed = [name: string, json: string];

/**
 * What a platform tells its own script about a product, by name: Cafe24's options, JSON in a string in single quotes;
 * Zid's product, an object (`extractProductObj` in zidsa/growth-theme:assets/js/product/quick-view.js reads it in the
 * same way).
 */
export function listsInScript(script: string): Printed[] {
  return [
    ...printed(script, IN_STRING, (from) => {
      const end = endOfString(script, from);
      // the escapes of the JSON itself are kept
      return end === null ? null : script.slice(from, end).replace(/\\(["'\\/])/g, '$1');
    }),
    ...printed(script, AS_OBJECT, (from) => {
      const end = endOfObject(script, from);
      return end === null ? null : script.slice(from, end);
    }),
  ];
}

function printed(script: string, starts: RegExp, jsonFrom: (from: number) => string | null): Printed[] {
  return [...script.matchAll(starts)].slice(0, MAX_LISTS).flatMap(({ 0: start, 1: name, index }): Printed[] => {
    const json = jsonFrom(index + start.length);
    return json === null ? [] : [[name!, json]];
  });
}

function endOfString(script: string, from: number): number | null {
  for (let at = from; at < script.length; at++) {
    if (script[at] === "'") return at;
    if (script[at] === '\\') at++;
  }
  return null;
}

/** The position after the brace that closes the one at `from`. */
function endOfObject(script: string, from: number): number | null {
  let depth = 0;
  let isString = false;
  for (let at = from; at < script.length; at++) {
    const character = script[at];
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return null;
}
