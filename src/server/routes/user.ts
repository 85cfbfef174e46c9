import { getPlanVersion } from '#billing/get-plan-version.ts';
import { PlanVersion, PlanVersionQuery } from '#contract/billing.ts';
import { UserInfo } from '#contract/user.ts';
import { getUserInfo } from '#questions/get-user-info.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

export function userRoutes(app: TypedApp, { database, clock, pictureUrl, planChanges }: RouteContext): void {
  app.get(
    '/user/info',
    { schema: { tags: ['Account'], summary: 'Who I am, and what my plan allows', response: answers(UserInfo) } },
    async (request) => {
      const info = await getUserInfo(database, accountOf(request), clock.now());
      return { ...info, avatar: pictureUrl(info.avatar) };
    },
  );

  app.get(
    '/user/plan',
    {
      schema: {
        tags: ['Account'],
        summary: 'My plan; with a known version, as soon as it is another, or after 25 seconds',
        querystring: PlanVersionQuery,
        response: answers(PlanVersion),
      },
    },
    async (request) => getPlanVersion({ database, planChanges }, accountOf(request), request.query.known),
  );
}
