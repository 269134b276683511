-- When each session was last used, to within minutes: a list of devices says so.
alter table sessions add column last_used_at timestamptz not null default now();

-- Tokens are handed out for half an hour at most before they are used.
update sessions set last_used_at = greatest(
  created_at,
  (select max(valid_until) - interval '30 minutes' from session_tokens
   where session_id = sessions.id and kind = 'access')
);
