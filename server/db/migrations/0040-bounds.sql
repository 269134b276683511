-- What bounds the work that one user, account or network can ask for.

-- Failed logins of one account are counted from wherever they come.
create index login_attempts_benutzername on login_attempts (benutzername, attempted_at);

-- Where a user has logged in from: «network 192.0.2.1», «network 2001:db8:0:1», «device <SHA-256 of its
-- id>». An account that strangers guess at stays open to these. What is older than 90 days is removed.
create table login_origins (
  user_id bigint not null references users (id) on delete cascade,
  origin text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, origin)
);
create index login_origins_used_at on login_origins (used_at);

-- How large a view's content is, to know it without reading it.
alter table query_presets add column inhalt_bytes integer not null
  generated always as (octet_length(inhalt::text)) stored;
