import { sql } from 'kysely';
import type { UserInfo } from '#contract/account/user.ts';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';

type UserRow = {
  email: string | null;
  display_name: string | null;
  photo_url: string | null;
  created_at: Date;
  plan: PlanKey;
  stores_used: number;
  is_operator: boolean;
};

export async function getUserInfo(people: People, accountId: string, nowMs: number): Promise<UserInfo> {
  const [user] = await askPrepared(
    people,
    sql<UserRow>`
    select a.is_operator, a.email, a.display_name, a.photo_url, a.created_at, coalesce(b.plan, 'FREE') as plan,
      (select count(*) from watched_store w
        where w.account_id = a.id and w.suspended_by is distinct from 'plan') as stores_used
    from account a left join entitlement b on b.account_id = a.id
    where a.id = ${accountId}`,
  );
  if (!user) throw new Problem('unauthenticated');
  return {
    id: accountId,
    email: user.email ?? '',
    name: user.display_name,
    avatar: user.photo_url,
    daysSinceJoined: Math.max(0, Math.floor((nowMs - user.created_at.getTime()) / DAY_MS)),
    plan: user.plan,
    storesUsed: user.stores_used,
    storeLimit: PLANS[user.plan].storeLimit,
    isOperator: user.is_operator,
  };
}
