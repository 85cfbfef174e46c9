const MAX_SECONDS = 86_400;

/** `Retry-After` (or WooCommerce's `RateLimit-Retry-After`) in seconds, as a number or a date; at most a day. */
export function retryAfterSeconds(headers: Record<string, string>, nowMs: number): number | null {
  const given = (headers['retry-after'] ?? headers['ratelimit-retry-after'] ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(given)) return Math.min(Math.ceil(Number(given)), MAX_SECONDS);
  const at = /^[a-z]{3}/i.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at)) return null;
  return Math.min(Math.max(0, Math.ceil((at - nowMs) / 1000)), MAX_SECONDS);
}
