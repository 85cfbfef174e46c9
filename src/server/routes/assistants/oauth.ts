import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ASSISTANT_PATH, ASSISTANT_SCOPE } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { issueTokens } from '#identity/assistant/issue-tokens.ts';
import { revokeByToken } from '#identity/assistant/list-assistants.ts';
import { OAuthRefusal } from '#identity/assistant/oauth-refusal.ts';
import { registerClient } from '#identity/assistant/register-client.ts';
import { IdentityError } from '#identity/identity-error.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { serveOn } from '../../http/serve.ts';

/** Lets assistants in, as OAuth 2.1 and the Model Context Protocol specify. The person decides at `/authorize`. */
export function oauthRoutes(scope: FastifyInstance, context: RouteContext): void {
  const { people, clock, origin, settings } = context;
  // all clients on loopback share one address
  const limits = settings.isLocal ? { clientsPerAddress: { count: 1_000, windowMs: HOUR_MS } } : {};
  const deps = { database: people, clock, origin, limits };
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseForm(body),
  );
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request.routeOptions.url === assistantEndpoints.registerClient.path);
    if (!refusal) throw error;
    return reply.code(400).send({ error: refusal.code, error_description: refusal.message });
  });
  const serve = serveOn(scope, context);

  const resource = async () => ({
    resource: origin() + ASSISTANT_PATH,
    authorization_servers: [origin()],
    bearer_methods_supported: ['header'],
    scopes_supported: [ASSISTANT_SCOPE],
    resource_name: 'Tillwatch',
  });
  serve(assistantEndpoints.getResourceMetadata, resource);
  serve(assistantEndpoints.getResourceMetadataOfPath, resource);

  serve(assistantEndpoints.getAuthorizationServerMetadata, async () => ({
    issuer: origin(),
    authorization_endpoint: `${origin()}/authorize`,
    token_endpoint: origin() + assistantEndpoints.issueTokens.path,
    registration_endpoint: origin() + assistantEndpoints.registerClient.path,
    revocation_endpoint: origin() + assistantEndpoints.revokeToken.path,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [ASSISTANT_SCOPE],
    authorization_response_iss_parameter_supported: true as const,
  }));

  serve(assistantEndpoints.registerClient, async ({ body, request }) => {
    try {
      return await registerClient(deps, body, { address: request.ip });
    } catch (error) {
      if (error instanceof IdentityError) throw new Problem('too-many-requests');
      throw error;
    }
  });

  serve(assistantEndpoints.issueTokens, async ({ body }) => issueTokens(deps, body));

  serve(assistantEndpoints.revokeToken, async ({ body }) => {
    if (body.token === undefined) throw new OAuthRefusal('invalid_request', 'token: the one to give back');
    await revokeByToken(deps, body.token);
    return {};
  });
}

/** An error as OAuth words it; null if it is not about the request. */
function refusalOf(error: unknown, isRegistering: boolean): OAuthRefusal | null {
  if (error instanceof OAuthRefusal) return error;
  const code = isRegistering ? 'invalid_client_metadata' : 'invalid_request';
  if (error instanceof Problem && error.code === 'invalid-input')
    return new OAuthRefusal(
      code,
      error.extras.fields?.map(({ path, message }) => `${path}: ${message}`).join('; ') ?? '',
    );
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const faults = error.validation.map(({ instancePath, message }) => `${instancePath.slice(1)}: ${message}`);
  return new OAuthRefusal(code, faults.join('; '));
}
