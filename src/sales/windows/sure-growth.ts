import { type RawBuilder, sql } from 'kysely';
import { Z_95 } from '../range.ts';

/** Fewer orders count as none: PostgreSQL fails on values too close to 0 for a double. */
const MIN_ORDERS = 1e-9;

/**
 * Whether a window's orders are surely more (1) or fewer (-1) than in the span before, else 0; null if one is unknown.
 * A lateral `from` item, `growth.sure`. `of`: the row with the figures; `unread`: one with the shares that were not
 * read. Formula and source: questions/change.ts.
 * `offset 0` makes PostgreSQL compute each step only once.
 */
export function sureGrowth(of: string, unread?: string): RawBuilder<unknown> {
  const [now, before] = [`${of}.`, `${of}.previous_`];
  const relativeSd = (span: string) =>
    `case when ${span}orders > ${MIN_ORDERS} then ${span}orders_sd / ${span}orders else 0 end`;
  const read = (span: 'now' | 'before') => (unread ? `cbrt(1 - ${unread}.${span})` : '1');
  const events = (span: string) => `case when ${span}orders > ${MIN_ORDERS}
    then 1 / (1 / ${span}orders + ${span}orders_var / ${span}orders ^ 2 + unlike ^ 2 / 2) else 0 end`;
  return sql.raw(`(
    select case when ${now}orders is null or ${before}orders is null then null
      when cbrt(means) * low * ${read('before')} > 1 then 1 when cbrt(means) * high < ${read('now')} then -1
      else 0 end::smallint as sure
    from (select ${relativeSd(now)} - ${relativeSd(before)} as unlike offset 0) as sds
    cross join lateral (select ${events(now)} as n, ${events(before)} as m offset 0) as events
    cross join lateral (select
      (n + 0.5) * coalesce(${now}orders / nullif(n, 0), ${before}orders / nullif(m, 0), 1) /
        ((m + 0.5) * coalesce(${before}orders / nullif(m, 0), ${now}orders / nullif(n, 0), 1)) as means,
      1 / (9 * (n + 0.5)) as s, 1 / (9 * (m + 0.5)) as r offset 0) as shapes
    cross join lateral (select (1 - s) * (1 - r) as product, (1 - r) ^ 2 - ${Z_95 ** 2} * r as scale,
      ${Z_95} * sqrt(greatest(0, s * (1 - r) ^ 2 + r * (1 - s) ^ 2 - ${Z_95 ** 2} * s * r)) as root offset 0) as quantiles
    cross join lateral (select greatest(0, (product - root) / nullif(scale, 0)) as low,
      case when scale > 0 then (product + root) / scale else 'infinity' end as high offset 0) as ends
  ) as growth`);
}
