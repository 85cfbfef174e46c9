import { Parser } from 'htmlparser2';
import type { FetchAnswer } from '../../fetch/fetcher.ts';
import { decodePage } from './decode-page.ts';

export type HtmlHandlers = {
  onOpen(name: string, attributes: Record<string, string>): void;
  onText?(piece: string): void;
  onClose?(name: string): void;
};

/** The depth of nested elements; pages for people stay below a hundred. The parser's time grows with its square. */
const MAX_DEPTH = 1_000;

const MAX_HTML = 2 * 1024 * 1024;

/** The page of an answer, cut where no page for people ends. */
export function htmlOf({ body, headers }: FetchAnswer): string {
  return decodePage({ body: body.subarray(0, MAX_HTML), headers });
}

/**
 * Walks through a page; `stop` ends it early. A page that nests deeper than any page for people is not read further.
 */
export function readHtml(html: string, handlersOf: (stop: () => void) => HtmlHandlers): void {
  let depth = 0;
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    parser.pause();
  };
  const handlers = handlersOf(stop);
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (isStopped) return;
      if (++depth > MAX_DEPTH) stop();
      else handlers.onOpen(name, attributes);
    },
    ontext(piece) {
      if (!isStopped) handlers.onText?.(piece);
    },
    onclosetag(name) {
      depth--;
      if (!isStopped) handlers.onClose?.(name);
    },
  });
  parser.end(html);
}
