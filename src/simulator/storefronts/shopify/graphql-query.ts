/** A field of a GraphQL query, with the fields below it. */
export type AskedField = {
  name: string;
  /** The name of the field in the answer. */
  alias: string;
  args: Record<string, unknown>;
  fields: AskedField[];
};

/** Reads a query text: fields, aliases, arguments, variables, inline and named fragments. Throws a SyntaxError. */
export function parseQuery(text: string, variables: Record<string, unknown> = {}): AskedField[] {
  const tokens = text
    .replace(/#[^\n]*(?=\n|$)/gu, '')
    .matchAll(/\.\.\.|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[$@]?[A-Za-z_]\w*|[{}()[\]:=!|]/gu);
  const words = [...tokens].map(([word]) => word);
  const fragments = new Map<string, number>();
  for (let index = 0; index < words.length - 1; index++) {
    if (words[index] === 'fragment' && words[index + 2] === 'on') fragments.set(words[index + 1]!, index + 4);
  }
  let cursor = words.findIndex((word, index) => word === '{' && isOperation(words, index));
  if (cursor < 0) throw new SyntaxError('syntax error, unexpected end of file');
  const defaults = readDefaults();
  return readFields();

  function readDefaults(): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    for (let index = 0; index < cursor; index++) {
      if (words[index] !== '=' || index < 3) continue;
      let name = index - 1;
      while (name > 0 && !words[name]!.startsWith('$')) name--;
      found[words[name]!.slice(1)] = literal(words[index + 1]!);
    }
    return found;
  }

  function expect(word: string): void {
    if (words[cursor] !== word) throw new SyntaxError(`syntax error, expected ${word}, got ${words[cursor] ?? 'end'}`);
    cursor++;
  }

  function readFields(): AskedField[] {
    const fields: AskedField[] = [];
    expect('{');
    while (words[cursor] !== '}') {
      if (cursor >= words.length) throw new SyntaxError('syntax error, unexpected end of file');
      if (words[cursor] === '...') fields.push(...readSpread());
      else fields.push(readField());
    }
    cursor++;
    return fields;
  }

  function readSpread(): AskedField[] {
    cursor++;
    if (words[cursor] === 'on') {
      cursor += 2;
      return readFields();
    }
    const start = fragments.get(words[cursor] ?? '');
    if (start === undefined) throw new SyntaxError(`fragment ${words[cursor]} is not defined`);
    const back = cursor + 1;
    cursor = start;
    const fields = readFields();
    cursor = back;
    return fields;
  }

  function readField(): AskedField {
    let name = words[cursor++]!;
    if (!/^[A-Za-z_]/u.test(name)) throw new SyntaxError(`syntax error, unexpected ${name}`);
    const alias = name;
    if (words[cursor] === ':') {
      name = words[cursor + 1]!;
      cursor += 2;
    }
    const args = words[cursor] === '(' ? readArguments() : {};
    while (words[cursor]?.startsWith('@')) {
      cursor++;
      if (words[cursor] === '(') readArguments();
    }
    const fields = words[cursor] === '{' ? readFields() : [];
    return { name, alias, args, fields };
  }

  function readArguments(): Record<string, unknown> {
    const args: Record<string, unknown> = {};
    cursor++;
    while (words[cursor] !== ')') {
      if (cursor >= words.length) throw new SyntaxError('syntax error, unexpected end of file');
      const name = words[cursor++]!;
      expect(':');
      args[name] = readValue();
    }
    cursor++;
    return args;
  }

  function readValue(): unknown {
    const word = words[cursor++]!;
    if (word.startsWith('$')) return variables[word.slice(1)] ?? defaults[word.slice(1)] ?? null;
    if (word === '[') {
      const values: unknown[] = [];
      while (words[cursor] !== ']' && cursor < words.length) values.push(readValue());
      cursor++;
      return values;
    }
    if (word === '{') {
      const object: Record<string, unknown> = {};
      while (words[cursor] !== '}' && cursor < words.length) {
        const name = words[cursor++]!;
        expect(':');
        object[name] = readValue();
      }
      cursor++;
      return object;
    }
    return literal(word);
  }
}

function literal(word: string): unknown {
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  if (word.startsWith('"')) return JSON.parse(word) as string;
  return /^-?\d/u.test(word) ? Number(word) : word;
}

function isInsideParentheses(words: readonly string[], index: number): boolean {
  let depth = 0;
  for (let at = 0; at < index; at++) {
    if (words[at] === '(') depth++;
    else if (words[at] === ')') depth--;
  }
  return depth > 0;
}

/** True for the brace that opens an operation, false for that of a fragment or a field. */
function isOperation(words: readonly string[], index: number): boolean {
  let depth = 0;
  for (let at = 0; at < index; at++) {
    if (words[at] === '{') depth++;
    else if (words[at] === '}') depth--;
  }
  if (depth > 0 || isInsideParentheses(words, index)) return false;
  let start = index - 1;
  while (start >= 0 && words[start] !== '}') start--;
  return words[start + 1] !== 'fragment';
}
