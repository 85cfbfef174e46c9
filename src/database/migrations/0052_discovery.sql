-- What lists are found by besides: stock, discount, and whether the orders surely moved. Owners: catalog and sales.
--
-- `sure_growth`: 1 where more orders than in the period before are sure, -1 where fewer are, 0 where neither is; null
-- where the two are not compared. It is kept, as a list of millions cannot work out a range for each row.

-- Database: facts

-- of the products that a store sells now, 0 to 1: reduced in price, and sold out
alter table store add column discounted_share real;
alter table store add column sold_out_share real;
update store set discounted_share = sold.discounted_share, sold_out_share = sold.sold_out_share
from (
  select store_id, avg(coalesce(compare_at_minor > price_minor, false)::int) as discounted_share,
    avg((not is_available)::int) as sold_out_share
  from product where gone_at is null group by store_id
) as sold
where sold.store_id = store.id;

alter table product_window add column is_available boolean not null default true;
-- of the price before, 0 to 1; null where none is told
alter table product_window add column discount real;
alter table product_window add column sure_growth smallint;
alter table store_window add column sure_growth smallint;

create index product_window_by_sure_growth on product_window (orders_change desc, store_id, product_id)
  where not is_gone and sure_growth <> 0;

-- the next turn fills them: it makes all windows anew
update window_turn set turned_to = 'epoch';
