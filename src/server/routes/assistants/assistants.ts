import { ASSISTANT_PATH } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { allowAssistant, readAuthorization, refuseAssistant } from '#identity/assistant/authorize.ts';
import { listAssistants, revokeAssistant } from '#identity/assistant/list-assistants.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** The assistants that may read in a person's name. */
export function assistantRoutes(serve: Serve, { people, clock, origin, operating }: RouteContext): void {
  const deps = { database: people, clock, origin, mail: operating.mail };

  serve(assistantEndpoints.listAssistants, async ({ accountId }) => ({
    items: await listAssistants(people, accountId),
    limit: (await limitOf(people, accountId, 'assistants')).limit,
    address: origin() + ASSISTANT_PATH,
  }));

  serve(assistantEndpoints.readAuthorization, async ({ query }) => readAuthorization(deps, query));

  serve(assistantEndpoints.decideAssistant, async ({ accountId, body: { request, isAllowed } }) => ({
    redirectTo: isAllowed
      ? await allowAssistant(deps, accountId, request, await limitOf(people, accountId, 'assistants'))
      : await refuseAssistant(deps, request),
  }));

  serve(assistantEndpoints.revokeAssistant, async ({ accountId, params }) =>
    revokeAssistant(deps, accountId, params.id),
  );
}
