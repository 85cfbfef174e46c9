// The hidden frame: passes the results of the handler page to the page around it, which has the same origin.
const asked = new URLSearchParams(location.search);
const NAME = `${asked.get('apiKey')}:${asked.get('appName')}`;
const REDIRECT = `firebase:redirectEvent:${NAME}`;
const NOTHING = {
  type: 'unknown',
  eventId: null,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: 'An internal error has occurred.' },
};

if (parent !== window) {
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin) return;
    if (data?.kind === 'authEvent' && source !== parent) tell(data.authEvent);
    if (data?.kind === 'webStorageSupport' && source === parent) {
      say({ kind: 'webStorageSupport', id: data.id, webStorageSupport: canStore() });
    }
  });
  new BroadcastChannel(`auth:${NAME}`).addEventListener('message', ({ data }) => {
    if (data?.kind === 'authEvent') tell(data.authEvent);
  });
  say({ kind: 'ready' });
  tell(takeRedirectEvent() ?? NOTHING);
}

function tell(authEvent) {
  say({ kind: 'authEvent', authEvent });
}

function say(message) {
  parent.postMessage(message, location.origin);
}

function takeRedirectEvent() {
  const kept = sessionStorage.getItem(REDIRECT);
  sessionStorage.removeItem(REDIRECT);
  return kept && JSON.parse(kept);
}

function canStore() {
  try {
    sessionStorage.setItem('identity:probe', '1');
    sessionStorage.removeItem('identity:probe');
    return true;
  } catch {
    return false;
  }
}
