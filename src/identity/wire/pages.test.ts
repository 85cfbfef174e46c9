import { createUserWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { authenticateByCookie } from '../session/authenticate.ts';
import { endSessions, listSessions } from '../session/list-sessions.ts';
import { codeOf, startTestIdentity, type TestIdentity } from '../testing.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity({ measurementId: 'G-ABCD1234' });
});
afterAll(() => service.close());

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-goog-api-key': String(service.deps.apiKey), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: text.startsWith('{') ? JSON.parse(text) : null };
}

let made = 0;
async function signUp() {
  return (await createUserWithEmailAndPassword(service.newAuth(), `page-${++made}@shop.example`, 'correct horse')).user;
}

describe('the pages of external sign-in', () => {
  it.each([
    ['/__/auth/handler', 'handler.js'],
    ['/__/auth/iframe', 'frame.js'],
  ])('%s runs only its one script, from our own origin', async (path, script) => {
    const { headers, text } = await ask('GET', `${path}?apiKey=<script>alert(1)</script>`);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    // otherwise the browser cuts the link to the opener, and the opener sees a closed window
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect([...text.matchAll(/<script[^>]*>/g)]).toHaveLength(1);
    expect(text).not.toContain('alert');
    const source = await ask('GET', `/__/auth/${script}`);
    expect(source.headers.get('content-type')).toMatch(/^text\/javascript/);
    // never to any origin
    expect(source.text).not.toContain("'*'");
    expect(source.text).not.toMatch(/https?:\/\//);
  });
});

describe('a session cookie', () => {
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(';')[0]!;

  it('follows the page: set with its token, deleted without', async () => {
    const user = await signUp();
    const { status, headers } = await ask('POST', '/__/auth/session', {
      authorization: `Bearer ${await user.getIdToken()}`,
    });
    expect(status).toBe(200);
    const [line] = headers.getSetCookie();
    expect(line).toMatch(/^__Host-session=[\w-]+; Path=\/; Max-Age=1209600; Secure; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(headers);
    expect(await authenticateByCookie(service.deps, `a=b; ${cookie}`)).toMatchObject({ accountId: user.uid });
    const cleared = await ask('DELETE', '/__/auth/session');
    expect([cleared.status, cookieOf(cleared.headers)]).toEqual([200, '__Host-session=']);
  });

  it('opens nothing if it is modified, old, or its session is over', async () => {
    const user = await signUp();
    const sync = await ask('POST', '/__/auth/session', { authorization: `Bearer ${await user.getIdToken()}` });
    const cookie = cookieOf(sync.headers);
    const opens = (header: string) => codeOf(authenticateByCookie(service.deps, header));
    expect(await opens(cookie)).toBe('no error');
    expect(await opens(`${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`)).toBe('unauthenticated');
    expect(await opens('__Host-session=')).toBe('unauthenticated');
    expect(await listSessions(service.deps, user.uid)).toHaveLength(1);
    await endSessions(service.deps, user.uid);
    expect(await listSessions(service.deps, user.uid)).toHaveLength(0);
    expect(await opens(cookie)).toBe('unauthenticated');
    const other = await signUp();
    const later = await ask('POST', '/__/auth/session', { authorization: `Bearer ${await other.getIdToken()}` });
    service.advance(14 * DAY_MS);
    expect(await opens(cookieOf(later.headers))).toBe('unauthenticated');
  });

  it('is given to nobody without a token, nor to a page of another origin', async () => {
    expect((await ask('POST', '/__/auth/session', { authorization: 'Bearer x' })).status).toBe(401);
    expect((await ask('POST', '/__/auth/session')).json.error.code).toBe(401);
    expect((await ask('DELETE', '/__/auth/session', { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('an installation', () => {
  const path = '/v1/projects/p/installations';
  const body = (fid: string) => ({ fid, authVersion: 'FIS_v2', appId: '1:p:web', sdkVersion: 'w:0.6.24' });

  it('registers, renews its token, and is deleted', async () => {
    const fid = 'cAAAAAAAAAAAAAAAAAAAA1';
    const registered = await ask('POST', path, {}, body(fid));
    expect(registered.json).toMatchObject({ fid, authToken: { expiresIn: '604800s' } });
    expect((await ask('POST', path, {}, body(fid))).json.error).toMatchObject({ code: 409, status: 'ALREADY_EXISTS' });
    const renew = (authorization: string, of = fid) =>
      ask('POST', `${path}/${of}/authTokens:generate`, { authorization }, { installation: { appId: '1:p:web' } });
    const right = `FIS_v2 ${registered.json.refreshToken}`;
    expect((await renew(right)).json).toMatchObject({ token: expect.any(String), expiresIn: '604800s' });
    expect((await renew('FIS_v2 wrong')).status).toBe(401);
    expect((await renew(right, 'cAAAAAAAAAAAAAAAAAAAA2')).status).toBe(404);
    expect((await ask('DELETE', `${path}/${fid}`, { authorization: right })).status).toBe(200);
    expect((await renew(right)).status).toBe(404);
  });

  it('has an id of the form that browsers make', async () => {
    expect((await ask('POST', path, {}, body('x'))).json.error.code).toBe(400);
  });

  it('gets the analytics settings', async () => {
    const { json } = await ask('GET', '/v1alpha/projects/-/apps/1:p:web/webConfig');
    expect(json).toEqual({ projectId: 'tillwatch-test', appId: '1:p:web', measurementId: 'G-ABCD1234' });
  });
});
