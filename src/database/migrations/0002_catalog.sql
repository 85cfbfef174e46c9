-- The catalogue of stores and products. Owner: catalog.
-- People's tables and the facts of stores meet in no statement and in no foreign key (database/table-kinds.ts).

-- Database: people

-- Which host is which store: gives stores their numbers, and is what makes a host one store.
create table store_host (
  id bigint generated always as identity primary key,
  -- canonical: lower case, punycode, no `www.`, a port only where it is not the scheme's own
  host text not null unique,
  origin text not null,
  -- the platform's own id of the shop (its myshopify domain, say): two hosts with one key are one store
  shop_key text unique,
  created_at timestamptz not null default now(),
  -- takes no turn
  is_practice boolean not null default false
);

-- Hosts that are never read again, because their owner asks so.
create table excluded_host (
  host text primary key,
  -- the platform's own id of the shop: its other hosts are not read either
  shop_key text unique,
  excluded_at timestamptz not null
);

-- Database: facts

create table store (
  -- as in `store_host`, like host, origin and shop_key
  id bigint primary key,
  host text not null,
  origin text not null,
  shop_key text,
  platform text check (platform in ('shopify', 'woocommerce', 'magento', 'medusa', 'prestashop', 'generic')),
  state text not null default 'pending' check (state in ('pending', 'read', 'unreadable')),
  problem text,
  name text,
  country text check (country ~ '^[A-Z]{2}$'),
  currency text check (currency ~ '^[A-Z]{3}$'),
  language text,
  favicon_url text,
  product_count integer not null default 0,
  tags text[] not null default '{}',
  is_practice boolean not null default false,
  created_at timestamptz not null default now(),
  first_read_at timestamptz,
  last_read_at timestamptz,
  -- the product page that was given, of a shop that names no others
  page_url text,
  -- name and host as search compares them (catalog/search-text.ts)
  search_text text not null default '',
  -- the median of its products' prices, counted over a whole catalogue: what a store's price is in lists
  median_price_usd double precision,
  -- share of its products by own words, 0 to 1, by category
  tag_shares jsonb not null default '{}',
  -- the rules that its products were last read by
  tag_rules integer not null default 0
);
create index store_by_words on store using gin (search_text gin_trgm_ops);
create index store_by_host on store (host);
create index store_by_age on store (created_at, id);
create index store_by_country on store (country, id);
create index store_by_tag_rules on store (tag_rules);

-- A number of its own for every product, without an identity column: those cannot go back from Citus to one machine.
create sequence product_id;

create table product (
  store_id bigint not null,
  id bigint not null default nextval('product_id'),
  external_id text not null,
  handle text,
  title text not null,
  url text not null,
  image_url text,
  vendor text,
  product_type text,
  tags text[] not null default '{}',
  currency text not null,
  price_minor bigint not null,
  compare_at_minor bigint,
  is_available boolean not null default true,
  published_at timestamptz,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz,
  -- the store's
  country text,
  -- at the newest rate when it was last seen or revalued; null where there is none
  price_usd double precision,
  -- title, vendor and product type as search compares them (catalog/search-text.ts)
  search_text text not null default '',
  -- the store's own tags and breadcrumbs; null where no reading showed them
  labels text[],
  -- its categories by its own words alone, without what its store is about: bits in the order of contract/tag.ts
  own_tag_mask integer not null default 0,
  -- what the shop itself files it under, in Shopify's taxonomy: `aa-1-4`
  shop_category text,
  primary key (store_id, id),
  unique (store_id, external_id)
);
-- Lists of what did not sell in a range are read from here: one index for what they filter by (words, categories,
-- countries) and one for each sort. Of `array[country]` one look finds any of several countries. decisions/0010 says why so.
create index product_by_filters on product using gin (search_text gin_trgm_ops, tags, (array[country]))
  with (fastupdate = off) where gone_at is null;
create index product_by_price on product (price_usd, store_id, id) where gone_at is null;
create index product_by_age on product (first_seen_at desc, store_id, id) where gone_at is null;
create index product_by_handle on product (store_id, handle);

-- Sales of the whole catalogue (`sale_started`, `sale_ended`) are events of the store.
create table product_event (
  store_id bigint not null,
  product_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in (
    'new', 'gone', 'back', 'price', 'sold_out', 'restocked', 'edited', 'bulk_edit', 'sale_started', 'sale_ended')),
  before jsonb,
  after jsonb,
  -- one of many like it, which are told as one event of the store
  is_part boolean not null default false
) partition by range (at);
create index product_event_by_product on product_event (store_id, product_id, at desc);
-- Events of one kind, and those that are told of the store: both are few among many, and found without reading the rest.
create index product_event_by_kind on product_event (store_id, kind, is_part, at desc);
create index product_event_by_store on product_event (store_id, at desc) where not is_part;
