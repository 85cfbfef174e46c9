import { judgeBreadth } from '#alerts/change/judge-breadth.ts';
import { findFilters } from '#alerts/filter/saved-filter.ts';
import { getPlanVersion } from '#billing/plan/get-plan-version.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { changePreferences } from '#identity/account/change-preferences.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import { getUserInfo } from '#questions/user/get-user-info.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

export function userRoutes(serve: Serve, { people, facts, clock, accountPictureUrl, planChanges }: RouteContext): void {
  serve(accountEndpoints.getUserInfo, async ({ accountId }) => {
    const info = await getUserInfo(people, accountId, clock.now());
    return { ...info, avatar: accountPictureUrl(info.avatar) };
  });

  serve(accountEndpoints.getPreferences, async ({ accountId }) =>
    getPreferences({ people, facts }, accountId, clock.now()),
  );

  serve(accountEndpoints.changePreferences, async ({ accountId, body }) => {
    const searchBefore = body.savedFilters && (await findFilters(people, [accountId]));
    await changePreferences(people, accountId, body);
    if (searchBefore) await judgeBreadth({ people, facts }, accountId, { searchBefore, nowMs: clock.now() });
    return getPreferences({ people, facts }, accountId, clock.now());
  });

  serve(accountEndpoints.getPlanVersion, async ({ accountId, query }) =>
    getPlanVersion({ database: people, planChanges }, accountId, query.known),
  );
}
