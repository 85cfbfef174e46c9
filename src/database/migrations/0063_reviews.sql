-- What members say of Tillwatch: one review each, shown on the landing page once an operator approved it. Owner: reviews.

-- Database: people

create table member_review (
  account_id text primary key references account (id) on delete cascade,
  body text not null,
  -- null: none given
  stars smallint check (stars between 1 and 5),
  name text not null,
  -- who that is: a trade, a town
  about text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  -- of this text: whatever is written anew waits again
  written_at timestamptz not null,
  decided_at timestamptz
);
create index member_review_by_state on member_review (state, written_at desc);
