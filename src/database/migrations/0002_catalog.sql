-- The shared database of stores and products. Owner: catalog.
create table store (
  id bigint generated always as identity primary key,
  -- canonical: lower case, punycode, no `www.`, a port only where it is not the scheme's own
  host text not null unique,
  origin text not null,
  -- the platform's own id of the shop (its myshopify domain, say): two hosts with one key are one store
  shop_key text unique,
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
  last_read_at timestamptz
);

create table product (
  store_id bigint not null,
  id bigint generated always as identity,
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
  primary key (store_id, id),
  unique (store_id, external_id)
);

create table product_event (
  store_id bigint not null,
  product_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('new', 'gone', 'back', 'price', 'sold_out', 'restocked', 'edited', 'bulk_edit')),
  before jsonb,
  after jsonb
) partition by range (at);
create index product_event_by_product on product_event (store_id, product_id, at desc);
