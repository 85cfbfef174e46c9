import { getPlan } from '#billing/plan/get-plan.ts';
import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import { PLAN_LIMITS, planAllowing } from '#contract/plan-limits.ts';
import { listPersonalKeys, revokePersonalKey } from '#identity/personal-key/list-personal-keys.ts';
import { makePersonalKey } from '#identity/personal-key/make-personal-key.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

/** The keys by which somebody's programs call; what these may see is what the plan shows their owner. */
export function personalKeyRoutes(serve: Serve, { people, clock }: RouteContext): void {
  const limitOf = async (accountId: string) => PLAN_LIMITS[await getPlan(people, accountId)].keys;

  serve(personalKeyEndpoints.listPersonalKeys, async ({ accountId }) => ({
    items: await listPersonalKeys(people, accountId),
    limit: await limitOf(accountId),
  }));

  serve(personalKeyEndpoints.makePersonalKey, async ({ accountId, body }) => {
    const limit = await limitOf(accountId);
    return makePersonalKey({ database: people, clock }, accountId, body, {
      limit,
      unlockedBy: planAllowing('keys', limit),
    });
  });

  serve(personalKeyEndpoints.revokePersonalKey, async ({ accountId, params }) =>
    revokePersonalKey({ database: people, clock }, accountId, params.id),
  );
}
