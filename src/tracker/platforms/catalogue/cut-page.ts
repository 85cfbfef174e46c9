/** Where a product of a page starts and ends, in bytes. */
export type Cut = { start: number; end: number };

const HEAD = Buffer.from('{"products":[');
const TAIL = Buffer.from(']}');
const [OPEN, CLOSE, LIST, LIST_END, COMMA, QUOTE, ESCAPE] = Buffer.from('{}[],"\\') as unknown as number[];

/**
 * Cuts a page `{"products":[{…},{…}]}` into its products; null if it is written differently. If each product is
 * complete by itself, so is the page: only commas are between them.
 */
export function cutPage(page: Buffer): Cut[] | null {
  if (!page.subarray(0, HEAD.length).equals(HEAD)) return null;
  const cuts: Cut[] = [];
  let at = HEAD.length;
  while (page[at] === OPEN) {
    const end = endOfObject(page, at);
    if (end === null) return null;
    cuts.push({ start: at, end });
    at = end;
    if (page[end] === COMMA && page[end + 1] === OPEN) at++;
  }
  return page.subarray(at).equals(TAIL) ? cuts : null;
}

function endOfObject(page: Buffer, start: number): number | null {
  let depth = 0;
  for (let at = start; at < page.length; at++) {
    const byte = page[at];
    if (byte === QUOTE) {
      for (at++; at < page.length && page[at] !== QUOTE; at++) if (page[at] === ESCAPE) at++;
    } else if (byte === OPEN || byte === LIST) depth++;
    else if ((byte === CLOSE || byte === LIST_END) && --depth === 0) return at + 1;
  }
  return null;
}
