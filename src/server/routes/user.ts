import { UserInfo } from '#contract/user.ts';
import { getUserInfo } from '#questions/get-user-info.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

export function userRoutes(app: TypedApp, { database, clock }: RouteContext): void {
  app.get(
    '/user/info',
    { schema: { tags: ['Account'], summary: 'Who I am, and what my plan allows', response: answers(UserInfo) } },
    async (request) => getUserInfo(database, accountOf(request), clock.now()),
  );
}
