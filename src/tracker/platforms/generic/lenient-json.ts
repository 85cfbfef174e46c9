const MAX_LENGTH = 1024 * 1024;
const MAX_DEPTH = 64;

/**
 * JSON as shops print it into pages. If it does not parse, it is read with the common faults: comments and comment
 * marks, trailing and doubled commas, line breaks and unescaped quotes in strings, invalid escapes, single quotes,
 * several values in a row (read as a list), entities for the quotes. Null for anything else. Linear in the text: a
 * package, jsonrepair 3.15, takes 48 s for 256 KiB of single quotes that end nothing.
 */
export function lenientJson(text: string): unknown {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.trim();
  try {
    return JSON.parse(plain);
  } catch {
    const isEscaped = !plain.includes('"') && plain.includes('&quot;');
    return valuesIn(isEscaped ? plain.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : plain);
  }
}

class Torn extends Error {}

function valuesIn(text: string): unknown {
  const reader = new LenientReader(text);
  const values: unknown[] = [];
  try {
    while (reader.isMore()) values.push(reader.value(0));
  } catch (error) {
    if (!(error instanceof Torn)) throw error;
  }
  return values.length > 1 ? values : (values[0] ?? null);
}

class LenientReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  isMore(): boolean {
    this.#skip(/[\s,;]/);
    return this.#at < this.#text.length;
  }

  value(depth: number): unknown {
    this.#skip(/\s/);
    const start = this.#text[this.#at];
    if (depth > MAX_DEPTH || start === undefined) throw new Torn();
    if (start === '{') return this.#object(depth);
    if (start === '[') return this.#list(depth);
    if (start === '"' || start === "'") return this.#string(start);
    const word = /[^\s,:;{}[\]"]+/y;
    word.lastIndex = this.#at;
    const found = word.exec(this.#text)?.[0];
    if (found === undefined) throw new Torn();
    this.#at += found.length;
    if (found === 'true' || found === 'false') return found === 'true';
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(found) ? Number(found) : null;
  }

  #object(depth: number): unknown {
    const object: Record<string, unknown> = Object.create(null);
    this.#at++;
    for (;;) {
      this.#skip(/[\s,;]/);
      const next = this.#text[this.#at];
      if (next === '}') break;
      // what is cut off at the end is left out
      if (next === undefined) return object;
      const key = next === '"' || next === "'" ? this.#string(next) : this.#bareKey();
      this.#skip(/\s/);
      if (this.#text[this.#at] !== ':') throw new Torn();
      this.#at++;
      object[key] = this.value(depth + 1);
    }
    this.#at++;
    return object;
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    this.#at++;
    for (;;) {
      this.#skip(/[\s,;]/);
      const next = this.#text[this.#at];
      if (next === ']') break;
      if (next === undefined) return list;
      if (next === '}' || next === ':') throw new Torn();
      list.push(this.value(depth + 1));
    }
    this.#at++;
    return list;
  }

  #bareKey(): string {
    const word = /[\w@$-]+/y;
    word.lastIndex = this.#at;
    const key = word.exec(this.#text)?.[0];
    if (key === undefined) throw new Torn();
    this.#at += key.length;
    return key;
  }

  /** A quote ends the string only if what follows may come after a string. */
  #string(quote: string): string {
    let read = '';
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const character = this.#text[at]!;
      if (character === '\\') {
        const { text, length } = escapeAt(this.#text, at);
        read += text;
        at += length - 1;
      } else if (character === quote && isEnd(this.#text, at + 1)) {
        this.#at = at + 1;
        return read;
      } else read += character;
    }
    throw new Torn();
  }

  #skip(what: RegExp): void {
    for (;;) {
      while (this.#at < this.#text.length && what.test(this.#text[this.#at]!)) this.#at++;
      // a comment without an end is the rest: its end must not be looked for again at the next one
      const rest = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->|<!\[CDATA\[|\]\]>/y;
      rest.lastIndex = this.#at;
      const mark = rest.exec(this.#text)?.[0];
      if (mark === undefined) return;
      this.#at += mark.length;
    }
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function escapeAt(text: string, at: number): { text: string; length: number } {
  const unicode = /^u([0-9a-f]{4})/i.exec(text.slice(at + 1, at + 6))?.[1];
  if (unicode !== undefined) return { text: String.fromCharCode(Number.parseInt(unicode, 16)), length: 6 };
  const escaped = text[at + 1] ?? '';
  return { text: ESCAPES[escaped] ?? escaped, length: 2 };
}

/** A string is followed by a comma with more, a colon, a closing bracket, or nothing. */
function isEnd(text: string, from: number): boolean {
  const rest = /\s*(?:$|[}\]:]|,\s*(?:$|["'{}[\]/]|-?\d|true|false|null))/y;
  rest.lastIndex = from;
  return rest.test(text);
}
