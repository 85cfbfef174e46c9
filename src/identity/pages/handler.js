// The page that redirects to a provider and receives its answer, in a popup or in place of the application.
const KEPT = 'identity:sign-in';
const asked = new URLSearchParams(location.search);
const CODES = {
  USER_CANCELLED: 'user-cancelled',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  UNAUTHORIZED_DOMAIN: 'unauthorized-domain',
  INVALID_CONTINUE_URI: 'unauthorized-domain',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

if (asked.has('providerId')) begin().catch((error) => deliver(readRequest(), { error: describe(error) }));
else finish();

async function begin() {
  const asking = readRequest();
  const answer = await fetch(`/v1/accounts:createAuthUri?key=${encodeURIComponent(asking.apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      providerId: asked.get('providerId'),
      continueUri: `${location.origin}${location.pathname}`,
      oauthScope: asked.get('scopes') ?? undefined,
      customParameter: JSON.parse(asked.get('customParameters') || '{}'),
      authFlowType: 'CODE_FLOW',
    }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error.message);
  sessionStorage.setItem(KEPT, JSON.stringify({ ...asking, sessionId: body.sessionId }));
  location.replace(body.authUri);
}

function finish() {
  const kept = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  // opened by hand, or a second time: no page waits for the result
  if (!kept) return close();
  const { sessionId, ...asking } = JSON.parse(kept);
  if (asked.get('error') === 'access_denied') return deliver(asking, { error: describe(new Error('USER_CANCELLED')) });
  deliver(asking, { urlResponse: location.href, sessionId });
}

function readRequest() {
  return {
    apiKey: asked.get('apiKey') ?? '',
    appName: asked.get('appName') ?? '',
    authType: asked.get('authType') ?? '',
    eventId: asked.get('eventId'),
    redirectUrl: asked.get('redirectUrl'),
  };
}

function deliver({ apiKey, appName, authType, eventId, redirectUrl }, outcome) {
  const authEvent = {
    type: authType,
    eventId,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: null,
    ...outcome,
  };
  if (authType.endsWith('ViaRedirect')) return goBack({ apiKey, appName, redirectUrl, authEvent });
  const message = { kind: 'authEvent', authEvent };
  findFrame(apiKey, appName)?.postMessage(message, location.origin);
  // a provider's page may have cut the link to the opener
  const channel = new BroadcastChannel(`auth:${apiKey}:${appName}`);
  channel.postMessage(message);
  setTimeout(() => {
    channel.close();
    close();
  }, 50);
}

function goBack({ apiKey, appName, redirectUrl, authEvent }) {
  const target =
    redirectUrl && URL.canParse(redirectUrl, location.origin) ? new URL(redirectUrl, location.origin) : null;
  const isOurs = target?.origin === location.origin;
  const event = isOurs
    ? authEvent
    : { ...authEvent, urlResponse: null, error: describe(new Error('UNAUTHORIZED_DOMAIN')) };
  sessionStorage.setItem(`firebase:redirectEvent:${apiKey}:${appName}`, JSON.stringify(event));
  location.replace(isOurs ? target.href : '/');
}

/** The hidden frame in the page that opened this one: on our origin, with the same key and app. */
function findFrame(apiKey, appName) {
  for (let index = 0; index < (opener?.frames.length ?? 0); index++) {
    try {
      const { pathname, search } = opener.frames[index].location;
      const given = new URLSearchParams(search);
      const isIt = pathname.endsWith('/iframe') && given.get('apiKey') === apiKey && given.get('appName') === appName;
      if (isIt) return opener.frames[index];
    } catch {
      // a frame of another origin
    }
  }
  return null;
}

function describe(error) {
  const code = error instanceof TypeError ? 'network-request-failed' : CODES[error.message.split(' : ')[0]];
  return { code: `auth/${code ?? 'internal-error'}`, message: error.message };
}
