import { getPlanVersion } from '#billing/plan/get-plan-version.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { getUserInfo } from '#questions/user/get-user-info.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

export function userRoutes(serve: Serve, { people, clock, accountPictureUrl, planChanges }: RouteContext): void {
  serve(accountEndpoints.getUserInfo, async ({ accountId }) => {
    const info = await getUserInfo(people, accountId, clock.now());
    return { ...info, avatar: accountPictureUrl(info.avatar) };
  });

  serve(accountEndpoints.getPlanVersion, async ({ accountId, query }) =>
    getPlanVersion({ database: people, planChanges }, accountId, query.known),
  );
}
