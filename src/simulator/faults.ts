import { seededRandom } from '#runtime/random.ts';
import { httpDate, respond, type StorefrontResponse, type Visit } from './storefronts/exchange.ts';

/** What can be wrong with a storefront. Only code switches these on; no request can. */
export type Fault = (
  | { kind: 'throttled'; status: 400 | 429 | 430; retryAfterSeconds?: number }
  | { kind: 'server-error'; status: 500 | 502 | 503 | 504; retryAfterSeconds?: number }
  /** A bot wall's challenge: SiteGround's with 202, AWS's captcha with 405. */
  | { kind: 'challenge'; status: 202 | 405 }
  | { kind: 'slow-body'; delayMs: number }
  | { kind: 'broken-json' }
  | { kind: 'password-page' }
  /** A challenge or a theme's page with status 200 instead of JSON. */
  | { kind: 'html-instead' }
  /** Pages after the first start this many products later than they should (earlier, if negative). */
  | { kind: 'page-shift'; by: number }
  /** A copy is served, with `Age`, until it is this old. Its `Date` is the present, or, as with Varnish, its own. */
  | { kind: 'stale'; forMs: number; keepsDate?: true }
  | { kind: 'empty-catalogue' }
) &
  FaultScope;

type FaultScope = {
  /** Only requests whose path and query match. */
  paths?: RegExp;
  /** How often the fault strikes in total. */
  times?: number;
  /** The share of requests that it strikes, 0 to 1, at random. */
  share?: number;
  fromMs?: number;
  untilMs?: number;
};

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /** The fault of that kind if it strikes this visit, which is then counted. */
  strike<Kind extends Fault['kind']>(kind: Kind, visit: Visit): Extract<Fault, { kind: Kind }> | null;
};

export function createFaults(seed = 1): Faults {
  const random = seededRandom(seed);
  let active: Fault[] = [];
  return {
    add: (fault) => {
      active.push({ ...fault });
    },
    clear: () => {
      active = [];
    },
    strike<Kind extends Fault['kind']>(kind: Kind, visit: Visit) {
      if (active.length === 0) return null;
      for (const fault of active) {
        if (fault.kind !== kind || !concerns(fault, visit)) continue;
        if (fault.share !== undefined && random.next() >= fault.share) continue;
        if (fault.times !== undefined && fault.times-- <= 0) continue;
        return fault as Extract<Fault, { kind: Kind }>;
      }
      return null;
    },
  };
}

function concerns(fault: Fault, visit: Visit): boolean {
  if (fault.fromMs !== undefined && visit.nowMs < fault.fromMs) return false;
  if (fault.untilMs !== undefined && visit.nowMs >= fault.untilMs) return false;
  const query = visit.query.toString();
  return fault.paths === undefined || fault.paths.test(query ? `${visit.path}?${query}` : visit.path);
}

/**
 * Answers as a host in trouble does, or else as `answer` does. robots.txt is affected too, unless the fault's paths
 * exclude it.
 */
export function withFaults(
  faults: Faults,
  answer: (visit: Visit) => StorefrontResponse,
): (visit: Visit) => StorefrontResponse {
  const copies = new Map<string, { response: StorefrontResponse; renderedAt: number }>();

  function fresh(visit: Visit): StorefrontResponse {
    const stale = faults.strike('stale', visit);
    if (!stale) return answer(visit);
    const key = `${visit.method} ${visit.path}?${visit.query} ${visit.body}`;
    const copy = copies.get(key);
    if (copy && visit.nowMs - copy.renderedAt < stale.forMs) {
      const age = String(Math.floor((visit.nowMs - copy.renderedAt) / 1_000));
      const own: Record<string, string> = stale.keepsDate
        ? { date: httpDate(copy.renderedAt), 'x-cache': 'HIT' }
        : { 'cf-cache-status': 'HIT' };
      return { ...copy.response, headers: { ...copy.response.headers, age, ...own } };
    }
    const response = answer(visit);
    copies.set(key, { response, renderedAt: visit.nowMs });
    return response;
  }

  return (visit) => {
    const refused = faults.strike('throttled', visit) ?? faults.strike('server-error', visit);
    if (refused) return refusal(refused.status, refused.retryAfterSeconds);
    const challenge = faults.strike('challenge', visit);
    if (challenge) return challenged(challenge.status);
    if (visit.path !== '/password' && visit.path !== '/robots.txt' && faults.strike('password-page', visit)) {
      return respond(302, 'text/html; charset=utf-8', '', { location: '/password' });
    }
    let response = fresh(visit);
    const isJson = response.headers['content-type']?.includes('json') ?? false;
    if (isJson && faults.strike('html-instead', visit)) {
      response = respond(200, 'text/html; charset=utf-8', '<!doctype html><title>Just a moment...</title><p>Wait.</p>');
    }
    if (isJson && faults.strike('broken-json', visit)) {
      response = { ...response, body: response.body.subarray(0, Math.floor(response.body.length * 0.6)) };
    }
    const slow = faults.strike('slow-body', visit);
    return slow ? { ...response, slowBodyMs: slow.delayMs } : response;
  };
}

function refusal(status: number, retryAfterSeconds: number | undefined): StorefrontResponse {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (status === 400) {
    // WooCommerce's Store API refuses with 400 and this code.
    headers['ratelimit-limit'] = '25';
    headers['ratelimit-remaining'] = '0';
    headers['ratelimit-retry-after'] = String(retryAfterSeconds ?? 10);
    const body = { code: 'rate_limit_exceeded', message: 'Too many requests. Please wait.', data: { status: 400 } };
    return respond(400, 'application/json; charset=UTF-8', JSON.stringify(body), headers);
  }
  return respond(status, 'text/html; charset=utf-8', `<!doctype html><title>${status}</title>`, headers);
}

function challenged(status: 202 | 405): StorefrontResponse {
  const headers: Record<string, string> =
    status === 202 ? { 'sg-captcha': 'challenge' } : { 'x-amzn-waf-action': 'captcha' };
  const page = '<!doctype html><meta http-equiv="refresh" content="0;/.well-known/captcha/">';
  return respond(status, 'text/html; charset=utf-8', page, headers);
}
