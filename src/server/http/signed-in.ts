import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SHARE_HEADER } from '#contract/sharing/share.ts';
import { isPersonalKey, type KeyAllowance } from '#identity/personal-key/authenticate-by-key.ts';
import { Problem } from '#runtime/problem.ts';
import { type FoundShare, findShare } from '#sharing/find-share.ts';
import type { Identity, SignedIn } from '../compose/dependencies.ts';
import type { Item } from './reach-item.ts';

const ACCOUNT = 'accountId';
const SESSION = 'sessionId';
const RECENT = 'isRecentLogin';
const KEY = 'personalKey';
const SHARE = 'share';
const ITEM = 'item';

/** Adds the caller's fields to every request. Call it before the routes. */
export function rememberCallers(app: FastifyInstance): void {
  app.decorateRequest(ACCOUNT, null);
  app.decorateRequest(SESSION, null);
  app.decorateRequest(RECENT, false);
  app.decorateRequest(KEY, null);
  app.decorateRequest(SHARE, null);
  app.decorateRequest(ITEM, null);
}

/**
 * Throws `unauthenticated`, `account-disabled` or `email-not-verified`; `key-not-enough` if a key may not make this
 * call.
 */
export async function signIn(request: FastifyRequest, identity: Identity, isForKeys: boolean): Promise<void> {
  const signedIn = await authenticate(request, identity);
  if (!signedIn.emailVerified) throw new Problem('email-not-verified');
  if (signedIn.key) refuseBeyondKey(signedIn.key, isReading(request), isForKeys);
  request.setDecorator<string>(ACCOUNT, signedIn.accountId);
  request.setDecorator<string | null>(SESSION, signedIn.sessionId);
  request.setDecorator<boolean>(RECENT, signedIn.isRecentLogin ?? false);
  request.setDecorator<KeyAllowance | null>(KEY, signedIn.key ?? null);
}

/** A visitor of a shared page acts as its owner, whatever credentials the request carries. Throws `share-ended`. */
export async function signInByShare(request: FastifyRequest, deps: Parameters<typeof findShare>[0]): Promise<void> {
  const share = await findShare(deps, 'view', String(request.headers[SHARE_HEADER]));
  request.setDecorator<string>(ACCOUNT, share.accountId);
  request.setDecorator<string | null>(SESSION, null);
  request.setDecorator<FoundShare | null>(SHARE, share);
}

/** The shared page that a call is made for; null if the caller is signed in. */
export function shareOf(request: FastifyRequest): FoundShare | null {
  return request.getDecorator<FoundShare | null>(SHARE);
}

export function accountOf(request: FastifyRequest): string {
  return request.getDecorator<string>(ACCOUNT);
}

export function sessionOf(request: FastifyRequest): string | null {
  return request.getDecorator<string | null>(SESSION);
}

export function keepItem(request: FastifyRequest, item: Item): void {
  request.setDecorator<Item | null>(ITEM, item);
}

/** The store or product that the caller may ask about here; null for other calls. */
export function itemOf(request: FastifyRequest): Item | null {
  return request.getDecorator<Item | null>(ITEM);
}

/** Throws `requires-recent-login`. */
export function assertRecentLogin(request: FastifyRequest): void {
  if (!request.getDecorator<boolean>(RECENT)) throw new Problem('requires-recent-login');
}

/** The key that a program called with; null for a person. */
export function keyOf(request: FastifyRequest): KeyAllowance | null {
  return request.getDecorator<KeyAllowance | null>(KEY);
}

/** A cookie may read but never write, because forms of other sites send it too. */
async function authenticate(request: FastifyRequest, identity: Identity): Promise<SignedIn> {
  const { authorization, cookie } = request.headers;
  if (authorization === undefined && cookie && isReading(request)) return identity.authenticateByCookie(cookie);
  const bearer = getBearer(request);
  if (!isPersonalKey(bearer)) return identity.authenticate(bearer);
  return { ...(await identity.authenticateByKey(bearer)), sessionId: null };
}

function refuseBeyondKey(key: KeyAllowance, isReading: boolean, isForKeys: boolean): void {
  if (!isForKeys) throw new Problem('key-not-enough', { detail: 'Keys are for calls below /api alone' });
  if (!key.mayWrite && !isReading) throw new Problem('key-not-enough', { detail: 'This key may read, not write' });
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Throws `unauthenticated` if there is no token. */
export function getBearer(request: FastifyRequest): string {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new Problem('unauthenticated');
  return token;
}
