import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASSISTANT_PATH } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { authenticateByToken } from '#identity/assistant/authenticate-by-token.ts';
import { isPersonalKey, type KeyOwner } from '#identity/personal-key/authenticate-by-key.ts';
import { Problem } from '#runtime/problem.ts';
import { askApiBy } from '../../http/ask-api.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { serveOn } from '../../http/serve.ts';
import { getBearer } from '../../http/signed-in.ts';

/** The assistants' endpoint, by the Model Context Protocol. It is stateless: there are no sessions. */
export function mcpRoutes(scope: FastifyInstance, context: RouteContext): void {
  const { origin, internalTokens, settings, log, operating } = context;
  const limitAsking = limitCalls(settings.callLimits.reads);
  const link = (path: string) => origin() + path;
  const callers = new WeakMap<FastifyRequest, KeyOwner>();

  scope.addHook('onRequest', async (request, reply) => {
    // a page of another site can point its own name at this server; its browser sends that site's origin
    const { origin: askedFrom } = request.headers;
    if (askedFrom !== undefined && askedFrom !== new URL(origin()).origin) throw new Problem('host-not-allowed');
    const caller = await authenticate(request, context).catch((error: unknown) => {
      const metadata = link(assistantEndpoints.getResourceMetadataOfPath.path);
      if (error instanceof Problem && error.code === 'unauthenticated')
        reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
      throw error;
    });
    if (!caller.emailVerified) throw new Problem('email-not-verified');
    await limitAsking(caller.accountId);
    callers.set(request, caller);
  });

  serveOn(scope, context)(assistantEndpoints.askByAssistant, async ({ request, reply }) =>
    internalTokens.lend({ ...callers.get(request)!, sessionId: null }, async (token) => {
      const ask = askApiBy(scope, { authorization: `Bearer ${token}` });
      // loaded here because it is large and few servers get an assistant's question in their first minute
      const { mcpHandler } = await import('../../assistant/mcp-server.ts');
      const handler = mcpHandler({ ask, link }, { version: operating.version, log });
      const answer = await handler.fetch(asWebRequest(request, origin()), { parsedBody: request.body });
      reply.code(answer.status).header('cache-control', 'no-store');
      const type = answer.headers.get('content-type');
      if (type !== null) reply.type(type);
      // read the body completely while the token is still valid
      return reply.send(await answer.text());
    }),
  );
}

/** Accepts a personal key or an OAuth token. */
async function authenticate(request: FastifyRequest, { identity, people, clock }: RouteContext): Promise<KeyOwner> {
  const bearer = getBearer(request);
  if (isPersonalKey(bearer)) return identity.authenticateByKey(bearer);
  return authenticateByToken({ database: people, clock }, bearer);
}

/** The body is already parsed and passed separately. */
function asWebRequest({ method, headers }: FastifyRequest, origin: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    name === 'content-length' || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(origin + ASSISTANT_PATH, { method, headers: given, body: '{}' });
}
