-- Locks of records that somebody is editing, and how much each user has asked for.

-- A lock counts while its time has not run out, its session has not ended and its user is not blocked.
create table record_locks (
  -- At least 128 random bits. It names the lock and is worth nothing to anybody but its holder.
  token text primary key,
  tabelle text not null,
  tabelle_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  session_id bigint not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  valid_until timestamptz not null,
  unique (tabelle, tabelle_id, user_id)
);
create index record_locks_user on record_locks (user_id);
create index record_locks_session on record_locks (session_id);
create index record_locks_valid_until on record_locks (valid_until);

-- Worth no write to the log: after a crash everybody starts from nought.
create unlogged table rate_levels (
  -- «user 5» or «ip 192.0.2.1»
  subject text not null,
  kind text not null check (kind in ('read', 'write')),
  level double precision not null,
  at timestamptz not null,
  primary key (subject, kind)
);
