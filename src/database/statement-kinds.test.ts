import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { distributionProblem, kindOf } from './statement-kinds.ts';

beforeAll(loadModule);

test('partitions and shards have the kind of their table', () => {
  expect(kindOf('poll_20261123')).toBe('facts');
  expect(kindOf('poll_due')).toBe('people');
  expect(kindOf('product_window_last_7_days')).toBe('facts');
  expect(kindOf('migration')).toBeNull();
});

test.each([
  'select 1',
  "select ensure_partitions('poll', $1, $2, $3)",
  'create table mixed as select * from account, store',
  'select * from account a join watched_store w on w.account_id = a.id',
  'select * from pgboss.job, store',
  'select * from store where id = any($1::bigint[])',
  'select * from product p join store s on s.id = p.store_id',
  'select * from product p join sale_day d using (store_id)',
  'select * from product p, store s where p.store_id = $1 and s.id = $2',
  'select * from product p where exists (select from store_window w where w.store_id = p.store_id and w.orders > p.id)',
  'select (select count(*) from product where store_id = s.id) from store s',
  'select store_id from store_day where store_id in (select store_id from store_window order by orders limit 5)',
  'select * from product where (store_id, id) in (select * from unnest($1::bigint[], $2::bigint[]))',
  'with sums as (select store_id, sum(orders) from sale_day group by 1) select * from store s left join sums on sums.store_id = s.id',
  'select * from (select store_id as shop from sale_day) d join lateral (select 1 from store where id = d.shop offset 0) s on true',
  'with matches as (select id from product) select (select count(*) from matches), (select json_agg(id) from matches)',
  'with total as (select sum(orders) as all from sale_day) select * from store, total',
  'insert into market_day select 1',
  'update store s set name = p.title from product p where p.store_id = s.id',
  'delete from sale_day d using store s where s.id = d.store_id',
  'select usd from product p join store s on s.id = p.store_id join fx_rate r on r.currency = p.currency',
])('runs: %s', (text) => {
  expect(distributionProblem(text)).toBeNull();
});

test.each([
  ['select * from store s join watched_store w on w.store_id = s.id', "mixes people's watched_store with store"],
  ['select * from store where id in (select store_id from favorite)', "mixes people's favorite with store"],
  ['select account.id, usd from account, fx_rate', "mixes people's account with fx_rate"],
  [
    'insert into market_day select day, sum(orders) from store_day_2026 group by 1',
    'mixes facts (store_day_2026) with sums (market_day)',
  ],
  [
    'with w as (select store_id from watched_store) select from product where store_id in (select store_id from w)',
    "mixes people's watched_store with product",
  ],
  ['update store set name = null where exists (select from account)', "mixes people's account with store"],
  ['delete from watched_store using store', "mixes people's watched_store with store"],
])('mixes kinds: %s', (text, why) => {
  expect(distributionProblem(text)).toBe(why);
});

test.each([
  'select * from product p join store s on s.name = p.vendor',
  'select * from product p, store s where p.store_id = any($1::bigint[]) and s.id = any($1::bigint[])',
  'select * from product p join sale_day d on d.product_id = p.id',
  'select * from product p join store s on s.id = p.id',
  'select * from product p join sale_day d on d.store_id = p.store_id or true',
  'with sums as (select store_id, product_id from sale_day) select * from product p left join sums on sums.product_id = p.id',
  'select * from product p where exists (select from sale_day d where d.product_id = p.id)',
  'select * from product where id in (select product_id from sale_day)',
  'select (select max(day) from sale_day d where d.product_id = p.id) from product p',
  'update store s set name = p.title from product p where p.vendor = s.name',
  'delete from sale_day d using product p where p.id = d.product_id',
])('joins facts but on their store: %s', (text) => {
  expect(distributionProblem(text)).toMatch(/but not (on|by) their|but not by its/);
});
