import { z } from 'zod';

/** The path at which assistants call, below our origin. */
export const ASSISTANT_PATH = '/mcp';
/** The prefix of an assistant's access tokens; personal keys have their own. */
export const ACCESS_PREFIX = 'twa_';
/** The only scope: to read what the person may read. */
export const ASSISTANT_SCOPE = 'read';
export const ASSISTANT_CALLS_PER_MINUTE = 120;

/** A program that I let read in my name. */
export const Assistant = z.object({
  id: z.string(),
  name: z.string().describe('The name that the program gave itself. It is not verified.'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Assistant = z.infer<typeof Assistant>;

/** `GET /user/assistants`, newest first. */
export const AssistantList = z.object({
  items: z.array(Assistant),
  limit: z.number().int(),
  address: z.url().describe('The address to paste into an assistant so that it can connect.'),
});
export type AssistantList = z.infer<typeof AssistantList>;

const Parameter = z.string().max(2_000).optional();

/** What a program sends when it asks a person for access: RFC 6749, 7636 and 8707. */
export const AUTHORIZATION_PARAMETERS = [
  ...(['response_type', 'client_id', 'redirect_uri', 'code_challenge'] as const),
  ...(['code_challenge_method', 'state', 'scope', 'resource'] as const),
];
type AuthorizationShape = Record<(typeof AUTHORIZATION_PARAMETERS)[number], typeof Parameter>;
export const AuthorizationRequest = z.object(
  Object.fromEntries(AUTHORIZATION_PARAMETERS.map((name) => [name, Parameter])) as AuthorizationShape,
);
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** The program that asks for access. */
export const AskingAssistant = z.object({
  name: z.string().describe('The name that the program gave itself. It is not verified.'),
  leadsTo: z
    .string()
    .describe('Where the person is sent afterwards: a host, or the scheme of a program on their own machine.'),
  isLocal: z.boolean().describe('Whether the program runs on the person’s own machine.'),
  refusedTo: z
    .url()
    .nullable()
    .describe('Where to send the person back with an error, if the request cannot be granted. Null if it can.'),
});
export type AskingAssistant = z.infer<typeof AskingAssistant>;

export const DecideAssistantBody = z.object({ request: AuthorizationRequest, isAllowed: z.boolean() });
export type DecideAssistantBody = z.infer<typeof DecideAssistantBody>;

export const DecideAssistantAnswer = z.object({ redirectTo: z.string() });
export type DecideAssistantAnswer = z.infer<typeof DecideAssistantAnswer>;

export const MAX_REDIRECTS = 10;

/** How a program registers (RFC 7591). Its other metadata is not stored. */
export const ClientBody = z.object({
  redirect_uris: z.array(z.string().max(2_000)).min(1).max(MAX_REDIRECTS),
  client_name: z.string().max(200).optional(),
});
export type ClientBody = z.infer<typeof ClientBody>;

export const RegisteredClient = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number().int(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
});
export type RegisteredClient = z.infer<typeof RegisteredClient>;

export const OAuthTokenBody = z.object({
  grant_type: Parameter,
  client_id: Parameter,
  code: Parameter,
  redirect_uri: Parameter,
  code_verifier: Parameter,
  refresh_token: Parameter,
  resource: Parameter,
});
export type OAuthTokenBody = z.infer<typeof OAuthTokenBody>;

export const OAuthTokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  refresh_token: z.string(),
  scope: z.literal(ASSISTANT_SCOPE),
});
export type OAuthTokens = z.infer<typeof OAuthTokens>;

export const RevocationBody = z.object({ token: Parameter, client_id: Parameter });

/** RFC 9728: describes this resource and its authorization server. */
export const ResourceMetadata = z.object({
  resource: z.string(),
  authorization_servers: z.array(z.string()),
  bearer_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  resource_name: z.string(),
});

/** RFC 8414: describes the authorization server. */
export const AuthorizationServerMetadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  registration_endpoint: z.string(),
  revocation_endpoint: z.string(),
  response_types_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
  code_challenge_methods_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  revocation_endpoint_auth_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  authorization_response_iss_parameter_supported: z.literal(true),
});

/** The error codes of the OAuth calls (RFC 6749, 7591, 8707). */
export const OAUTH_ERRORS = [
  'access_denied',
  'invalid_client',
  'invalid_client_metadata',
  'invalid_grant',
  'invalid_redirect_uri',
  'invalid_request',
  'invalid_target',
  'unsupported_grant_type',
  'unsupported_response_type',
] as const;
export type OAuthErrorCode = (typeof OAUTH_ERRORS)[number];
