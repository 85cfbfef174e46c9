import { sql } from 'kysely';
import type { SinceJoined } from '#contract/analytics.ts';
import { isoDay } from '#contract/date-range.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { DAY_MS, startOfDay } from '#runtime/clock.ts';
import { estimatesOf, figuresOfRow, type SpanSums, sumsAcrossStores } from '../figures.ts';
import { findHeld } from '../find-held.ts';
import { asOfSum, findKnown } from '../known-until.ts';
import { findMyStoreIds, type MyStores } from '../store-access.ts';

/** At most this many days back: five years, as in every other question. */
const MAX_DAYS = 5 * 366;

type DayRow = { day: string; stores: number; products: number; figures: SpanSums };

/** The sums of the stores on a user's list, day by day (UTC) since the account was created. */
export async function getSinceJoined(
  { people, facts }: Databases,
  mine: MyStores,
  nowMs: number,
): Promise<SinceJoined> {
  const account = await people
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', mine.accountId)
    .executeTakeFirstOrThrow();
  const since = isoDay(account.created_at.getTime());
  const today = startOfDay(nowMs);
  const from = Math.max(Date.parse(since), today - (MAX_DAYS - 1) * DAY_MS);
  const storeIds = await findMyStoreIds(people, mine);
  const [rows, known, heldIn] = await Promise.all([
    sumDays(facts, storeIds, isoDay(from), isoDay(today)),
    findKnown(facts, storeIds),
    findHeld(facts, storeIds),
  ]);
  const points: SinceJoined['points'] = [];
  for (let at = from; at <= today; at += DAY_MS) {
    const on = isoDay(at);
    const row = rows.get(on);
    points.push({
      ...{ on, stores: row?.stores ?? 0, products: row?.products ?? 0 },
      ...estimatesOf(row?.figures, asOfSum(row?.figures, known), heldIn({ fromMs: at, untilMs: at + DAY_MS })),
    });
  }
  return { since, points };
}

async function sumDays(facts: Facts, storeIds: number[], from: string, to: string): Promise<Map<string, DayRow>> {
  const inSpan = sql`store_id = any(${storeIds}::bigint[]) and day between ${from}::date and ${to}::date`;
  const { rows } = await sql<DayRow>`
    with by_store as (select store_id, day, ${figuresOfRow} from store_day where ${inSpan}),
    figures as (select day, count(*) as stores, ${sumsAcrossStores} from by_store group by day),
    sold as (
      select day, count(*) filter (where orders > 0) as products from sale_day where ${inSpan} group by day
    )
    select figures.day, stores, coalesce(products, 0) as products, row_to_json(figures) as figures
    from figures left join sold on sold.day = figures.day`.execute(facts);
  return new Map(rows.map((row) => [row.day, row]));
}
