import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer } from '../../fetch/fetcher.ts';

/** Bodies up to this size are parsed without a check of their structure. */
const SMALL_BYTES = 1024 * 1024;
const MAX_NESTING = 64;
/**
 * Objects and lists in one body: 250 products with 300 variants each have half as many. A million of them take 100 MB.
 */
const MAX_CONTAINERS = 250_000;
/** Values in one body. */
const MAX_VALUES = 1_000_000;

export type JsonObject = { readonly [key: string]: unknown };

/**
 * The JSON of an answer. HTML instead of JSON means that this is no shop of this kind (`store-not-a-store`, or
 * `store-blocked` for a challenge); JSON that does not parse is `store-broken`.
 */
export function jsonOf(answer: FetchAnswer): unknown {
  const encoding = encodingOf(answer.body);
  const start = answer.body.toString(encoding, 0, 512).trimStart();
  if (start.startsWith('<')) {
    const isChallenge = /just a moment|captcha|verify you are human/i.test(start);
    throw new FetchFailure(isChallenge ? 'store-blocked' : 'store-not-a-store', { detail: 'a page, not JSON' });
  }
  if (answer.body.length > SMALL_BYTES) weigh(answer.body);
  try {
    // a byte order mark is not part of the text, though many WordPress servers send one
    return JSON.parse(answer.body.toString(encoding).replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new FetchFailure('store-broken', { detail: 'JSON does not parse', cause });
  }
}

/** An object in a store's JSON. Inherited keys are never read, since all access is by `Object.hasOwn`. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value at a path of own keys; undefined if there is none. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/**
 * The text, number or truth value at a path; undefined for an object or a list, which `String()` and `Number()` may not
 * survive: `{"toString": 1}`.
 */
export function plainAt(value: unknown, ...path: (string | number)[]): string | number | boolean | null | undefined {
  const found = at(value, ...path);
  const isPlain = found === null || ['string', 'number', 'boolean'].includes(typeof found);
  return isPlain ? (found as string | number | boolean | null) : undefined;
}

function encodingOf(body: Buffer): 'utf8' | 'utf16le' {
  return body[0] === 0xff && body[1] === 0xfe ? 'utf16le' : 'utf8';
}

/** Refuses a body that would cost more to parse than a catalogue can: by its structure, before it is parsed. */
function weigh(body: Buffer): void {
  let depth = 0;
  let containers = 0;
  let values = 0;
  let isInString = false;
  for (let index = 0; index < body.length; index++) {
    const byte = body[index];
    if (isInString) {
      if (byte === 0x5c) index++;
      else if (byte === 0x22) isInString = false;
    } else if (byte === 0x22) isInString = true;
    else if (byte === 0x2c) values++;
    else if (byte === 0x7b || byte === 0x5b) {
      containers++;
      if (++depth > MAX_NESTING) throw new FetchFailure('store-broken', { detail: 'nested too deep' });
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  if (containers > MAX_CONTAINERS || values > MAX_VALUES) {
    throw new FetchFailure('store-too-large', { detail: `${containers} objects and lists, ${values} values` });
  }
}
