-- The market's figures are made of all stores' facts of a day or an hour, and a turned hour asks who sold in it.
create index sale_day_of_day on sale_day (day);
create index store_day_of_day on store_day (day);
create index sale_hour_of_hour on sale_hour (hour);
create index store_hour_of_hour on store_hour (hour);

-- The same figure as before, as one expression: it is inlined, and takes a fifth of the time.
create or replace function tag_mask(tags text[]) returns integer
language sql immutable parallel safe as $$
  select case when 'ELECTRONICS' = any(tags) then 1 else 0 end
    | case when 'FASHION' = any(tags) then 2 else 0 end
    | case when 'WOMEN_CLOTHING' = any(tags) then 4 else 0 end
    | case when 'MEN_CLOTHING' = any(tags) then 8 else 0 end
    | case when 'SHOES' = any(tags) then 16 else 0 end
    | case when 'WATCHES' = any(tags) then 32 else 0 end
    | case when 'ACCESSORIES' = any(tags) then 64 else 0 end
    | case when 'BABY' = any(tags) then 128 else 0 end
    | case when 'BEAUTY' = any(tags) then 256 else 0 end
    | case when 'ARTS_AND_CRAFTS' = any(tags) then 512 else 0 end
    | case when 'JEWELRY' = any(tags) then 1024 else 0 end
    | case when 'SPORTS' = any(tags) then 2048 else 0 end
    | case when 'HEALTH_AND_FITNESS' = any(tags) then 4096 else 0 end
    | case when 'HOME' = any(tags) then 8192 else 0 end
    | case when 'TOYS' = any(tags) then 16384 else 0 end
    | case when 'TOOLS' = any(tags) then 32768 else 0 end
    | case when 'AUTOMOTIVE' = any(tags) then 65536 else 0 end
    | case when 'GARDEN' = any(tags) then 131072 else 0 end
    | case when 'OUTDOORS' = any(tags) then 262144 else 0 end
    | case when 'KITCHEN' = any(tags) then 524288 else 0 end
    | case when 'PET_SUPPLIES' = any(tags) then 1048576 else 0 end
$$;
