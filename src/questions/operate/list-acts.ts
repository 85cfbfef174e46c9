import { sql } from 'kysely';
import type { OperateAct, OperateQuery, OperatorAct } from '#contract/operate.ts';
import type { People } from '#database/connect.ts';

type Row = {
  id: number;
  at: Date;
  kind: OperatorAct;
  operator_id: string | null;
  operator: string | null;
  subject: string | null;
};

/** What operators did, newest first. The subject is shown by their address while the account exists. */
export async function listActs(
  people: People,
  { q, page, pageSize }: OperateQuery,
): Promise<{ items: OperateAct[]; total: number }> {
  const words = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const acts = sql`
    from operator_act act left join account operator on operator.id = act.operator_id
      left join account person on person.id = act.subject
    where concat_ws(' ', act.kind, operator.email, coalesce(person.email, act.subject)) ilike ${words}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select act.id, act.at, act.kind, act.operator_id, operator.email as operator,
        coalesce(person.email, act.subject) as subject
      ${acts} order by act.at desc, act.id desc
      limit ${pageSize} offset ${page * pageSize}`.execute(people),
    sql<{ total: number }>`select count(*) as total ${acts}`.execute(people),
  ]);
  const items = rows.map(({ id, at, kind, operator_id, operator, subject }) => ({
    ...{ id: String(id), at: at.toISOString(), kind, operator, isCommand: operator_id === null, subject },
  }));
  return { items, total: counted[0]!.total };
}
