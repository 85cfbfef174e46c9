-- With one bit of 64 for each run every third product that lacks a word of three letters was let pass; two bits of 128 let
-- every seventh. How a word begins is a run too: a single letter, which is asked for there alone, told nothing before.
drop index product_by_price, product_by_age, product_by_country, product_sample;
do $$
begin
  for bit in 0..20 loop
    execute format('drop index product_of_tag_%s, product_of_tag_%s_by_country', bit, bit);
  end loop;
end $$;
alter table product drop column word_mask;
drop function word_mask(text);

-- Where a bit of a word is missing, so is the word: bits of its runs of three letters, and of the space and the letter
-- before a word. Of a word in the middle of a text nothing but its own letters is known: runs that end a word or span two
-- are left out. `half` is 0 or 1: other bits of the same runs.
create function word_mask(words text, half integer) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  mask bigint := 0;
  run text;
begin
  for place in 1..length(words) - 1 loop
    run := substr(words, place, 3);
    continue when substr(run, 2, 1) = ' ';
    if length(run) = 3 and right(run, 1) <> ' ' then
      mask := mask | (1::bigint << (hashtextextended(run, 0) >> (6 * half) & 63)::integer);
    end if;
    if left(run, 1) = ' ' then
      mask := mask | (1::bigint << (hashtextextended(left(run, 2), 0) >> (6 * half) & 63)::integer);
    end if;
  end loop;
  return mask;
end $$;

alter table product
  add column word_mask bigint not null generated always as (word_mask(search_text, 0)) stored,
  add column word_mask_2 bigint not null generated always as (word_mask(search_text, 1)) stored;
create index product_by_price on product (price_usd, store_id, id) include (country, tag_mask, word_mask, word_mask_2)
  where gone_at is null;
create index product_by_age on product (first_seen_at desc, store_id, id)
  include (price_usd, country, tag_mask, word_mask, word_mask_2) where gone_at is null;
create index product_by_country on product (country, price_usd, store_id, id)
  include (tag_mask, word_mask, word_mask_2) where gone_at is null;
create index product_sample on product (id)
  include (store_id, price_usd, country, tag_mask, word_mask, word_mask_2, search_text)
  where gone_at is null and id % 251 = 0;
do $$
begin
  for bit in 0..20 loop
    execute format('create index product_of_tag_%s on product (price_usd, store_id, id)
      include (country, tag_mask, word_mask, word_mask_2) where gone_at is null and tag_mask & %s <> 0', bit, 1 << bit);
    execute format('create index product_of_tag_%s_by_country on product (country, price_usd, store_id, id)
      include (tag_mask, word_mask, word_mask_2) where gone_at is null and tag_mask & %s <> 0', bit, 1 << bit);
  end loop;
end $$;
