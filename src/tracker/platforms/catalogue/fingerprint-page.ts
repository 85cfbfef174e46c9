import { hash } from 'node:crypto';
import { type Cut, cutPage } from './cut-page.ts';

/** A product on a page: its bytes, its id, and a print of it that ignores the times in `updated_at`. */
type PrintedProduct = Cut & { id: string; print: string };

/** The pages of a larger catalogue would have to be held too long until the last of them proves unchanged. */
export const MAX_FINGERPRINTED_PAGES = 20;
/** Ten times the size of a usual page. The page is copied to be fingerprinted. */
const MAX_FINGERPRINTED_BYTES = 4 * 2 ** 20;

const STAMP = Buffer.from('"updated_at":"');
const LONGEST_STAMP = 40;
const ZERO = 0x30;
const QUOTE = 0x22;
const IS_IN_TIMES = new Uint8Array(256);
for (const byte of Buffer.from('0123456789-:+.TZ')) IS_IN_TIMES[byte] = 1;
/** How far the search may skip from a byte where the stamp would end (Horspool, 1980). */
const STEPS = new Uint8Array(256).fill(STAMP.length);
for (let at = 0; at < STAMP.length - 1; at++) STEPS[STAMP[at]!] = STAMP.length - 1 - at;

const ID = /^\{"id":(\d{1,20}),/;
const LONGEST_ID = 30;
/** 96 bits are enough to tell the products of one store apart. */
const PRINT_LENGTH = 16;

let scratch = Buffer.alloc(512 * 1024);

/**
 * A hash of a page of JSON that ignores the times in `updated_at`: equal fingerprints mean that all else is the same,
 * byte for byte. `form` names everything else that decides how the page is read. A quote within a JSON text is escaped,
 * so no text can look like the key. Null if the page is too long.
 */
export function fingerprintPage(body: Buffer, form: string): string | null {
  if (body.length > MAX_FINGERPRINTED_BYTES) return null;
  return hash('sha256', blanked(body, form), 'base64url');
}

/** The products of a page, each with its print; null if the page is not written in a way that can be cut. */
export function printProducts(body: Buffer): PrintedProduct[] | null {
  const cuts = body.length > MAX_FINGERPRINTED_BYTES ? null : cutPage(body);
  if (cuts === null) return null;
  const page = blanked(body, '');
  const products: PrintedProduct[] = [];
  for (const cut of cuts) {
    const id = ID.exec(page.toString('latin1', cut.start, cut.start + LONGEST_ID))?.[1];
    if (id === undefined) return null;
    const print = hash('sha256', page.subarray(cut.start, cut.end), 'base64url').slice(0, PRINT_LENGTH);
    products.push({ ...cut, id, print: `${id} ${print}` });
  }
  return products;
}

/** As text: the form, then one line for each page. */
export function writePrints(form: string, pages: readonly (readonly string[])[]): string {
  return [form, ...pages.map((prints) => prints.join(','))].join('\n');
}

/** The prints by page; null if they were written under another form. */
export function readPrints(prints: string, form: string): string[][] | null {
  const [formThen, ...lines] = prints.split('\n');
  return formThen === form ? lines.map((line) => (line === '' ? [] : line.split(','))) : null;
}

/** The page after its form, with the times of rendering blanked. Valid until the next page is blanked. */
function blanked(body: Buffer, form: string): Buffer {
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
  return page;
}

/**
 * Where the value of the next stamp starts; 0 if there is none. `Buffer.indexOf` would cost half of the
 * time that fingerprinting takes.
 */
function afterStamp(page: Buffer, from: number): number {
  const last = STAMP.length - 1;
  for (let end = from + last; end < page.length; end += STEPS[page[end]!]!) {
    let at = 0;
    while (at <= last && page[end - at] === STAMP[last - at]) at++;
    if (at > last) return end + 1;
  }
  return 0;
}

/** Where the time that starts there ends; null if there is none. */
function endOfTime(page: Buffer, start: number): number | null {
  for (let at = start; at < page.length && at < start + LONGEST_STAMP; at++) {
    const byte = page[at]!;
    if (byte === QUOTE) return at;
    if (IS_IN_TIMES[byte] === 0) return null;
  }
  return null;
}
