-- What shares or mails a group that was removed goes with it: it could only fail. Owner: sharing.

-- Database: people

delete from share s
where exists (
  select from regexp_matches(s.target, '[?&]group(?:Id)?=([^&]+)', 'g') as named (ids)
  where not exists (select from item_group g where g.account_id = s.account_id and g.id = named.ids[1]));

delete from scheduled_export e
where exists (
  select from regexp_matches(e.target, '[?&]group(?:Id)?=([^&]+)', 'g') as named (ids)
  where not exists (select from item_group g where g.account_id = e.account_id and g.id = named.ids[1]));
