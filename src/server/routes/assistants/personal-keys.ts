import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import { listPersonalKeys, revokePersonalKey } from '#identity/personal-key/list-personal-keys.ts';
import { makePersonalKey } from '#identity/personal-key/make-personal-key.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** A user's personal keys. A key sees what its owner's plan shows. */
export function personalKeyRoutes(serve: Serve, { people, clock, origin, operating }: RouteContext): void {
  const deps = { database: people, clock, origin, mail: operating.mail };

  serve(personalKeyEndpoints.listPersonalKeys, async ({ accountId }) => ({
    items: await listPersonalKeys(people, accountId),
    limit: (await limitOf(people, accountId, 'keys')).limit,
  }));

  serve(personalKeyEndpoints.makePersonalKey, async ({ accountId, body }) =>
    makePersonalKey(deps, accountId, body, await limitOf(people, accountId, 'keys')),
  );

  serve(personalKeyEndpoints.revokePersonalKey, async ({ accountId, params }) =>
    revokePersonalKey(deps, accountId, params.id),
  );
}
