import fc from 'fast-check';
import { DAY_MS } from '#runtime/clock.ts';
import type { ApiDocument, Schema } from './api-document.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const WORDS = ['lamp', 'mug', 'oak silk', 'قميص', 'é', '%', "'", '\\', '2026-11-20'];

/** Values that a schema allows, likely ones more often than odd ones. */
export function valuesOf(schema: Schema, document: ApiDocument): fc.Arbitrary<unknown> {
  const inner = (other: Schema) => valuesOf(other, document);
  if (schema.$ref) return inner(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(inner));
  if (schema.allOf?.length === 1) return inner(schema.allOf[0]!);
  switch ([schema.type].flat()[0]) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return wholeNumbers(schema);
    case 'number':
      return fc.oneof(wholeNumbers(schema), fc.double({ ...rangeOf(schema), noNaN: true }));
    case 'array':
      return fc.array(inner(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, inner(field)])),
        { requiredKeys: schema.required ?? [] },
      );
    case 'string':
      return texts(schema);
    default:
      return fc.jsonValue();
  }
}

function rangeOf({ minimum, maximum }: Schema): { min: number; max: number } {
  return { min: minimum ?? -1e9, max: maximum ?? 1e9 };
}

/** Mostly values near the minimum: pages, days, prices. */
function wholeNumbers(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema);
  const small = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 20)) });
  const any = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  // a number without a maximum is not a page, but for example a version, which must not be guessed
  return (schema.maximum ?? Number.MAX_SAFE_INTEGER) >= Number.MAX_SAFE_INTEGER
    ? any
    : fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: any });
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const days = fc.integer({ min: -120, max: 1 }).map((ago) => new Date(NOW_MS + ago * DAY_MS).toISOString());
  if (format === 'date') return days.map((at) => at.slice(0, 10));
  if (format === 'date-time') return days;
  if (format === 'email') return fc.emailAddress();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const limits = { minLength, maxLength: Math.min(maxLength, 200) };
  const any = fc.string({ ...limits, unit: 'grapheme' });
  const words = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  if (words.length === 0) return any;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: any });
}
