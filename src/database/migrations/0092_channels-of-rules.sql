-- Rules name no channel that was removed. Owner: alerts.

-- Database: people

update alert_rule set channel_ids = kept.channel_ids
from (
  select r.id, coalesce(array_agg(c.id order by c.created_at, c.id) filter (where c.id is not null), '{}') as channel_ids
  from alert_rule r left join channel c on c.id = any(r.channel_ids)
  where r.channel_ids <> '{}'
  group by r.id) as kept
where kept.id = alert_rule.id and cardinality(kept.channel_ids) < cardinality(alert_rule.channel_ids);
