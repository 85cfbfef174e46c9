import type { Network } from './network.ts';

/** The one way in which the tracker asks a store for anything. */
export type Fetcher = {
  /**
   * Asks politely: robots.txt obeyed, one request in flight per host, addresses vetted at every hop, sizes and
   * times bounded. Throws `FetchFailure` where the answer says nothing of what was asked: refused, throttled, locked,
   * a server error (`classify.ts`). Every other status, 304, 400 and 404 among them, is an answer.
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
  /** Of the usual speed, in (0, 1]: the gaps between requests to the host grow by it. */
  pace?: number;
  /** The platform network that the host is known to belong to. */
  network?: Network | null;
  signal?: AbortSignal;
};

export type FetchAnswer = {
  /** After redirects. */
  url: string;
  status: number;
  /** Names in lower case; repeated ones joined by a comma. */
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
  /** Bytes on the wire. */
  bytes: number;
  /** From the first byte sent to the last one received, of the last hop; a fetcher without a network takes none. */
  tookMs?: number;
  /** `Date` less `Age`, in milliseconds; our own clock where the server sends none, or one that cannot be. */
  at: number;
};
