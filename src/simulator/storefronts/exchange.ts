export type StorefrontRequest = {
  method: string;
  /** Absolute, or from the root. */
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type StorefrontResponse = {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** How long the second half of the body takes to arrive. */
  slowBodyMs?: number;
};

/** A request as a storefront's routes see it. */
export type Visit = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  nowMs: number;
};

export function visitOf(request: StorefrontRequest, nowMs: number): Visit {
  const url = new URL(request.url, 'http://shop.invalid');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers ?? {})) headers[name.toLowerCase()] = value;
  return {
    method: request.method.toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: request.body?.toString() ?? '',
    nowMs,
  };
}

export function respond(
  status: number,
  contentType: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): StorefrontResponse {
  return {
    status,
    headers: { 'content-type': contentType, ...headers },
    body: typeof body === 'string' ? Buffer.from(body) : body,
  };
}

export function httpDate(atMs: number): string {
  return new Date(atMs).toUTCString();
}

/** ISO 8601 to the second, with the shop's own offset. */
export function isoWithOffset(atMs: number, offsetMinutes: number): string {
  const local = new Date(atMs + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const minutes = Math.abs(offsetMinutes);
  return `${local}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** ISO 8601 to the second in UTC, without its zone. */
export function isoUtc(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);
}
