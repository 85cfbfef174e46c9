import { hash } from 'node:crypto';

/** How the pages of a catalogue looked at a reading; of a catalogue that page by page tells all that is read of it. */
export type PagesMark = {
  /** One for each page that has to be asked for to know that it stands. */
  pages: string[];
  /** The store's own count of its products then; null where it gave none. */
  total: number | null;
  products: number;
};

/** A mark that is kept, with the products whose prices wait for a second sight: all others are remembered as they are. */
export type CatalogueMark = PagesMark & { waiting: string[] };

/** Pages of a larger catalogue would have to be held too long until the last of them turns out to stand. */
export const MOST_MARKED_PAGES = 20;

const STAMP = Buffer.from('"updated_at":"');
const LONGEST_STAMP = 40;
const ZERO = 0x30;
const QUOTE = 0x22;
const IS_IN_TIMES = new Uint8Array(256);
for (const byte of Buffer.from('0123456789-:+.TZ')) IS_IN_TIMES[byte] = 1;
/** How far the search may go on from a byte that stands where the stamp would end (Horspool, 1980). */
const STEPS = new Uint8Array(256).fill(STAMP.length);
for (let at = 0; at < STAMP.length - 1; at++) STEPS[STAMP[at]!] = STAMP.length - 1 - at;

let scratch = Buffer.alloc(512 * 1024);

/**
 * A hash of a page of JSON, blind to the times in `updated_at`: equal marks mean that all else is the same, byte for
 * byte. `form` names whatever else decides what is made of the page. A quote within a text of JSON is escaped, so that
 * no text can look like the key.
 */
export function markPage(body: Buffer, form: string): string {
  const start = Buffer.byteLength(form);
  const length = start + body.length;
  if (scratch.length < length) scratch = Buffer.alloc(length * 2);
  scratch.write(form);
  body.copy(scratch, start);
  const page = scratch.subarray(0, length);
  for (let at = afterStamp(page, start); at > 0; at = afterStamp(page, at)) {
    const end = endOfTime(page, at);
    if (end !== null) for (let blanked = at; blanked < end; blanked++) page[blanked] = ZERO;
  }
  return hash('sha256', page, 'base64url');
}

/** Where the next stamp's value begins; 0 where there is none. `Buffer.indexOf` would take half of the time that marking takes. */
function afterStamp(page: Buffer, from: number): number {
  const last = STAMP.length - 1;
  for (let end = from + last; end < page.length; end += STEPS[page[end]!]!) {
    let at = 0;
    while (at <= last && page[end - at] === STAMP[last - at]) at++;
    if (at > last) return end + 1;
  }
  return 0;
}

/** Where the time ends that begins there; null where there is none. */
function endOfTime(page: Buffer, start: number): number | null {
  for (let at = start; at < page.length && at < start + LONGEST_STAMP; at++) {
    const byte = page[at]!;
    if (byte === QUOTE) return at;
    if (IS_IN_TIMES[byte] === 0) return null;
  }
  return null;
}
