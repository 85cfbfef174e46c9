import { sql } from 'kysely';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { OperatePerson, OperateQuery } from '#contract/operate.ts';
import type { People } from '#database/connect.ts';

type Row = {
  id: string;
  email: string | null;
  is_verified: boolean;
  is_disabled: boolean;
  is_operator: boolean;
  has_second_factor: boolean;
  plan: PlanKey;
  stores: number;
  created_at: Date;
  last_sign_in_at: Date | null;
};

/** Accounts whose address or name contains the words, newest first. */
export async function listPeople(
  people: People,
  { q, page, pageSize }: OperateQuery,
): Promise<{ items: OperatePerson[]; total: number }> {
  const words = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const isFound = sql`(a.email ilike ${words} or a.display_name ilike ${words} or ${q} in ('', a.id))`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select a.id, a.email, a.email_verified as is_verified, a.is_disabled, a.is_operator,
        exists (select from second_factor f where f.account_id = a.id) as has_second_factor,
        coalesce(e.plan, 'FREE') as plan,
        (select count(*) from watched_store w where w.account_id = a.id) as stores,
        a.created_at, a.last_sign_in_at
      from account a left join entitlement e on e.account_id = a.id
      where ${isFound} order by a.created_at desc, a.id
      limit ${pageSize} offset ${page * pageSize}`.execute(people),
    sql<{ total: number }>`select count(*) as total from account a where ${isFound}`.execute(people),
  ]);
  return { items: rows.map(personOf), total: counted[0]!.total };
}

function personOf(row: Row): OperatePerson {
  return {
    id: row.id,
    email: row.email,
    isVerified: row.is_verified,
    isDisabled: row.is_disabled,
    isOperator: row.is_operator,
    hasSecondFactor: row.has_second_factor,
    plan: row.plan,
    stores: row.stores,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
  };
}
