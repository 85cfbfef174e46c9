-- Which runs of three letters a text may hold, one bit of 64 for each: where a bit of a word is missing, so is the word.
-- Every index that lists walk carries it, so that most products without the words asked for are passed over unfetched.
-- Of a word in the middle of a text nothing but its own letters is known: runs that end a word or span two are left out.
create function word_mask(words text) returns bigint
language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1::bigint << (hashtext(substr(words, place, 3)) & 63)), 0)
  from generate_series(1, length(words) - 2) as place
  where position(' ' in substr(words, place + 1, 2)) = 0
$$;

drop index product_by_price, product_by_age, product_by_country, product_sample;
do $$
begin
  for bit in 0..20 loop
    execute format('drop index product_of_tag_%s', bit);
  end loop;
end $$;
alter table product
  add column word_mask bigint not null generated always as (word_mask(search_text)) stored;
create index product_by_price on product (price_usd, store_id, id) include (country, tag_mask, word_mask)
  where gone_at is null;
create index product_by_age on product (first_seen_at desc, store_id, id) include (price_usd, country, tag_mask, word_mask)
  where gone_at is null;
create index product_by_country on product (country, price_usd, store_id, id) include (tag_mask, word_mask)
  where gone_at is null;
create index product_sample on product (id)
  include (store_id, price_usd, country, tag_mask, word_mask, search_text) where gone_at is null and id % 251 = 0;
-- One category in one country is counted without reading all of either.
do $$
begin
  for bit in 0..20 loop
    execute format('create index product_of_tag_%s on product (price_usd, store_id, id)
      include (country, tag_mask, word_mask) where gone_at is null and tag_mask & %s <> 0', bit, 1 << bit);
    execute format('create index product_of_tag_%s_by_country on product (country, price_usd, store_id, id)
      include (tag_mask, word_mask) where gone_at is null and tag_mask & %s <> 0', bit, 1 << bit);
  end loop;
end $$;
