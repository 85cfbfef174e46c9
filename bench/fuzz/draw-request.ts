import fc from 'fast-check';
import type { Random } from '#runtime/random.ts';
import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { valuesOf } from './draw-value.ts';

export type Drawn = {
  method: string;
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Seeds what is drawn outside the document. */
  seed: number;
};
/** bare: only what is required; full: also some optional parts; broken: one part is wrong. */
export type Variant = 'bare' | 'full' | 'broken';

/** The chance of an optional part. */
const OPTIONAL_SHARE = 0.1;
const JUNK = [
  ...['', ' ', '\0', 'a\0b', '\ud83d', '-1', '0', '1e309', 'NaN', '99999999999999999999', '0x10', 'null', 'true', '[]'],
  ...['{}', "' or 1=1 --", '../../etc/passwd', '%', '%00', '\u202e', '🧨'.repeat(40), 'a'.repeat(5_000), '9999-99-99'],
];
const BODIES = ['', '{', 'null', '[]', '"text"', '1e400', `${'['.repeat(20_000)}`, '{"__proto__":{"a":1}}'];

/** `known`: a value for the path's parameter from earlier answers. */
export function drawRequest(
  operation: Operation,
  variant: Variant,
  given: { document: ApiDocument; random: Random; known: string | null },
): Drawn {
  const { document, random } = given;
  const draw = (schema: Schema) =>
    fc.sample(valuesOf(schema, document), { seed: random.below(2 ** 31), numRuns: 1 })[0];
  const parameters = operation.parameters ?? [];
  const drawn: Drawn = {
    method: operation.method,
    path: {},
    query: [],
    headers: {},
    body: null,
    seed: random.below(2 ** 31),
  };
  for (const { name, schema } of parameters.filter((one) => one.in === 'path'))
    drawn.path[name] = given.known ?? String(draw(schema));
  for (const { name, schema, required } of parameters.filter((one) => one.in === 'query')) {
    if (!required && (variant === 'bare' || random.next() >= OPTIONAL_SHARE)) continue;
    for (const value of [draw(schema)].flat()) drawn.query.push([name, String(value)]);
  }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type) drawn.headers['content-type'] = type;
  if (type === 'application/json') {
    const body = draw(content!.schema) as Record<string, unknown>;
    const { required = [] } = resolve(content!.schema, document);
    drawn.body = JSON.stringify(variant === 'bare' ? pick(body, required) : body);
  }
  return variant === 'broken'
    ? breakIt(
        drawn,
        parameters.map(({ name }) => name),
        random,
      )
    : drawn;
}

function resolve(schema: Schema, document: ApiDocument): Schema {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
}

/** The required fields of a body. A body without required fields keeps all: most such bodies need one of several. */
function pick(body: Record<string, unknown>, required: string[]): Record<string, unknown> {
  if (required.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => required.includes(name)));
}

function breakIt(drawn: Drawn, names: string[], random: Random): Drawn {
  const one = <Value>(values: readonly Value[]): Value => values[random.below(values.length)]!;
  const junk = one(JUNK);
  const ways: (() => Drawn)[] = [
    () => ({ ...drawn, query: [...drawn.query, [one([...names, 'more']), junk]] }),
    () => ({
      ...drawn,
      headers: { ...drawn.headers, accept: one(['text/csv', 'image/*', junk.replace(/[^ -~]/g, '')]) },
    }),
    () => ({ ...drawn, method: one(['GET', 'HEAD', 'PUT', 'DELETE', 'POST', 'PATCH']) }),
  ];
  const [parameter] = Object.keys(drawn.path);
  if (parameter) ways.push(() => ({ ...drawn, path: { ...drawn.path, [parameter]: junk } }));
  if (drawn.body !== null) {
    ways.push(() => ({ ...drawn, body: one(BODIES) }));
    ways.push(() => ({ ...drawn, body: spoil(String(drawn.body), junk, random) }));
    ways.push(() => ({
      ...drawn,
      headers: { 'content-type': one(['text/plain', 'image/png', 'multipart/form-data']) },
    }));
  }
  return one(ways)();
}

/** Replaces one field of a body by junk. */
function spoil(body: string, junk: string, random: Random): string {
  const fields = Object.entries(JSON.parse(body) as Record<string, unknown>);
  if (fields.length === 0) return JSON.stringify({ [junk]: junk });
  fields[random.below(fields.length)]![1] = random.next() < 0.5 ? junk : [null, 1e308, -1, {}, [junk]][random.below(5)];
  return JSON.stringify(Object.fromEntries(fields));
}
