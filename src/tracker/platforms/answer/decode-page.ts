import type { FetchAnswer } from '../../fetch/fetcher.ts';

/** A page names its encoding near its beginning. */
const MAX_HEAD = 4 * 1024;
const NAMED_IN_PAGE = /<(?:meta|\?xml)\s[^>]*?(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i;

/** The text of a page as browsers decode it: by its byte order mark, its header, its own words, else as UTF-8. */
export function decodePage({ body, headers }: Pick<FetchAnswer, 'body' | 'headers'>): string {
  const encoding = markOf(body) ?? named(headers['content-type']) ?? namedInPage(body) ?? 'utf-8';
  return encoding === 'utf-8' ? body.toString('utf8') : new TextDecoder(encoding).decode(body);
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return body[0] === 0xfe && body[1] === 0xff ? 'utf-16be' : null;
}

function named(contentType = ''): string | null {
  return encodingOf(/charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(contentType)?.[1]);
}

/** A page that could be read so far is not in UTF-16, whatever it says. */
function namedInPage(body: Buffer): string | null {
  const encoding = encodingOf(NAMED_IN_PAGE.exec(body.toString('latin1', 0, MAX_HEAD))?.[1]);
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

/** The encoding of a label; null if there is no such encoding. */
function encodingOf(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
