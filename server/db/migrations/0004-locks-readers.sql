-- Who may hear that a lock began or ended, as it was when the lock was taken.
alter table record_locks add column requires jsonb not null default '[]';

-- The lock under which a change was made.
alter table change_history add column sperr_token text;
