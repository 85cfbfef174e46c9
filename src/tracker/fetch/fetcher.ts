/** The one way in which the tracker asks a store for anything. */
export type Fetcher = {
  /**
   * Asks politely: robots.txt obeyed, one request in flight per host, addresses vetted at every hop, sizes and
   * times bounded. Throws `FetchFailure` where no answer can be had; an HTTP status is an answer.
   */
  fetch(request: FetchRequest): Promise<FetchAnswer>;
};

export type FetchRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  expects: 'json' | 'html' | 'xml' | 'text' | 'image';
  signal?: AbortSignal;
};

export type FetchAnswer = {
  /** After redirects. */
  url: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** `Date` less `Age`, in milliseconds; our own clock where the server sends none. */
  at: number;
};
