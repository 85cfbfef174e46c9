import { sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';

/** Of a row of `watched_store w` joined with `store s`: what the user decided comes before what the reading says. */
export const STORE_STATUS = sql<StoreStatus>`case
  when w.suspended_by is not null then 'SUSPENDED'
  when s.state = 'unreadable' then 'FAILED'
  when s.state = 'read' then 'TRACKED'
  else 'CREATED' end`;
