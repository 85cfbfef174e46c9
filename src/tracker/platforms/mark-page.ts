import { hash } from 'node:crypto';

/** How the pages of a catalogue looked at a reading; of a catalogue that page by page tells all that is read of it. */
export type CatalogueMark = {
  /** One for each page that has to be asked for to know that it stands. */
  pages: string[];
  /** The store's own count of its products then; null where it gave none. */
  total: number | null;
  products: number;
};

/** Pages of a larger catalogue would have to be held too long until the last of them turns out to stand. */
export const MOST_MARKED_PAGES = 20;

const STAMP = Buffer.from('"updated_at":"');
const LONGEST_STAMP = 40;
const ZERO = 0x30;
const QUOTE = 0x22;
const IS_IN_TIMES = new Uint8Array(256);
for (const byte of Buffer.from('0123456789-:+.TZ')) IS_IN_TIMES[byte] = 1;

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
  for (let at = page.indexOf(STAMP, start); at >= 0; at = page.indexOf(STAMP, at)) {
    at += STAMP.length;
    const end = endOfTime(page, at);
    if (end !== null) page.fill(ZERO, at, end);
  }
  return hash('sha256', page, 'base64url');
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
