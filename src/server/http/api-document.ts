import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { IdentityProblem } from '#contract/account/identity.ts';
import { KEY_PREFIX } from '#contract/account/personal-key.ts';
import { type PlanFeature, planUnlocking } from '#contract/billing/plan.ts';
import { type Endpoint, isForKeys, NOTHING, SUBJECTS } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { ProblemDetails } from '#contract/problem.ts';
import { XLSX_TYPE } from '#contract/sharing/file-call.ts';
import { nameSchemas } from './schema-names.ts';

const SECURITY = { open: [], key: [{ projectKey: [] }], verified: [{ idToken: [] }], operator: [{ idToken: [] }] };
const OR_KEY = [...SECURITY.verified, { personalKey: [] }];

/** The OpenAPI 3.1 document of the served endpoints. */
export function describeApi(served: readonly Endpoint[]): ReturnType<typeof createDocument> {
  nameSchemas();
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    if (!served.includes(endpoint)) continue;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(operationId, endpoint),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tillwatch',
      version: '1',
      description: 'Watches online stores from the outside and estimates what they sell, with an honest range.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(SUBJECTS)
      .filter(([name]) => served.some(({ subject }) => subject === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        projectKey: { type: 'apiKey', in: 'query', name: 'key' },
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        personalKey: { type: 'http', scheme: 'bearer', bearerFormat: `${KEY_PREFIX}…` },
      },
    },
  });
}

const RECENT_LOGIN =
  'Needs an ID token of a sign-in of at most five minutes ago. With an older one it answers `requires-recent-login`.';

/** What a caller needs beside being signed in. */
function conditionsOf({ recentLogin, feature, beyondMine }: Endpoint): string[] {
  const planWith = (needed: PlanFeature) => `a plan with \`${needed}\` (${planUnlocking(needed)} or above)`;
  return [
    ...(recentLogin ? [RECENT_LOGIN] : []),
    ...(typeof feature === 'string' ? [`Needs ${planWith(feature)}.`] : []),
    ...(beyondMine ? [`Stores that I do not track need ${planWith(beyondMine)}; else they are \`not-found\`.`] : []),
  ];
}

function operationOf(operationId: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { subject, summary, params, query, body, isForm, bodyTypes } = endpoint;
  const conditions = conditionsOf(endpoint);
  const bodyType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId,
    tags: [subject],
    summary,
    ...(conditions.length > 0 && { description: conditions.join(' ') }),
    security: isForKeys(endpoint) ? OR_KEY : SECURITY[endpoint.access],
    requestParams: {
      ...(params && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: body } } } }),
    ...(bodyTypes && { requestBody: { required: true, content: filesOf(bodyTypes) } }),
    responses: responsesOf(endpoint),
  };
}

const FILE = { type: 'string', format: 'binary' } as const;

function filesOf(types: readonly string[]): Record<string, { schema: typeof FILE }> {
  return Object.fromEntries(types.map((type) => [type, { schema: FILE }]));
}

const PROBLEM = {
  description: 'A problem, identified by its `code`',
  content: { 'application/problem+json': { schema: ProblemDetails } },
};

const IDENTITY_PROBLEM = {
  description: 'A problem, identified by its message',
  content: { 'application/json': { schema: IdentityProblem } },
};

function responsesOf({ answer, status, asFile, answerType, access }: Endpoint): ZodOpenApiResponsesObject {
  const problem = access === 'key' ? IDENTITY_PROBLEM : PROBLEM;
  const problems = { '4XX': problem, '5XX': problem };
  if (answer === NOTHING) return { '204': { description: 'Done' }, ...problems };
  if (answerType) {
    const [type = answerType] = answerType.split(';');
    return { '200': { description: 'A file', content: { [type]: { schema: FILE } } }, ...problems };
  }
  if (!asFile) {
    const content = { 'application/json': { schema: answer } };
    return { [`${status ?? 200}`]: { description: answer.description ?? 'The answer', content }, ...problems };
  }
  const written = {
    description: `The answer. As a file (by Accept), it has up to ${TOTAL_CAP} rows from the start, whatever the page size`,
    content: {
      'application/json': { schema: answer },
      'text/csv': { schema: { type: 'string' } as const },
      [XLSX_TYPE]: { schema: FILE },
    },
  };
  return { '200': written, ...problems };
}
