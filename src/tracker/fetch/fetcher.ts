import type { Network } from './network.ts';

/** The only way in which the tracker asks a store for anything. */
export type Fetcher = {
  /**
   * Asks politely: robots.txt is obeyed, one request is in flight per host, addresses are vetted at every hop, sizes
   * and times are bounded. Throws `FetchFailure` if the answer says nothing about what was asked: refused, throttled,
   * locked, a server error (`classify.ts`). Every other status, including 304, 400 and 404, is an answer.
   */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
};

export type Expected = 'json' | 'html' | 'xml' | 'text' | 'image';

export type FetchRequest = {
  url: string;
  method?: 'GET' | 'POST';
  /** `if-none-match` and `if-modified-since` make it conditional. */
  headers?: Record<string, string>;
  body?: string;
  expects: Expected;
  /** A redirect may lead to another site: only for the address that a person typed. */
  mayLeaveSite?: boolean;
  /** The share of the usual speed, in (0, 1]: the gaps between requests to the host grow accordingly. */
  pace?: number;
  /** The platform network that the host is known to belong to. */
  network?: Network | null;
  signal?: AbortSignal;
};

export type FetchAnswer = {
  /** After redirects. */
  url: string;
  status: number;
  /** Names are in lower case; values of repeated headers are joined by a comma. */
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  /** Bytes on the wire. */
  bytes: number;
  /** When it was true (`answer-time.ts`), in milliseconds. */
  at: number;
};
