-- The windows carry both masks of their products. Their indexes are made again, and hold the change too: what is sorted
-- by it and asked for a price, a country or a category is then met without the rows.
drop index product_window_by_orders, product_window_by_revenue, product_window_by_price, product_window_by_country,
  product_window_by_change;
do $$
begin
  for bit in 0..20 loop
    execute format('drop index product_window_of_tag_%s', bit);
  end loop;
end $$;

create function word_mask_of(of_store bigint, of_product bigint, half integer) returns bigint language plpgsql stable as $$
begin
  return (select case half when 0 then word_mask else word_mask_2 end from product
    where store_id = of_store and id = of_product);
end $$;
alter table product_window add column word_mask_2 bigint not null default 0;
alter table product_window alter column word_mask_2 drop default,
  alter column word_mask type bigint using coalesce(word_mask_of(store_id, product_id, 0), 0),
  alter column word_mask_2 type bigint using coalesce(word_mask_of(store_id, product_id, 1), 0);
drop function word_mask_of;

create index product_window_by_orders on product_window (orders desc, store_id, product_id)
  include (revenue_usd, orders_change, price_usd, country, tag_mask, word_mask, word_mask_2) where not is_gone;
create index product_window_by_revenue on product_window (revenue_usd desc nulls last, store_id, product_id)
  include (orders, orders_change, price_usd, country, tag_mask, word_mask, word_mask_2) where not is_gone;
create index product_window_by_price on product_window (price_usd, store_id, product_id)
  include (orders, revenue_usd, orders_change, country, tag_mask, word_mask, word_mask_2) where not is_gone;
create index product_window_by_country on product_window (country, orders desc, store_id, product_id)
  include (revenue_usd, orders_change, price_usd, tag_mask, word_mask, word_mask_2) where not is_gone;
create index product_window_by_change on product_window (orders_change desc, store_id, product_id)
  include (orders, revenue_usd, price_usd, country, tag_mask, word_mask, word_mask_2) where not is_gone;
do $$
begin
  for bit in 0..20 loop
    execute format('create index product_window_of_tag_%s on product_window (orders desc, store_id, product_id)
      include (revenue_usd, orders_change, price_usd, country, tag_mask, word_mask, word_mask_2)
      where not is_gone and tag_mask & %s <> 0', bit, 1 << bit);
  end loop;
end $$;
