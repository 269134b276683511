-- What a device seals its user's unsent work with comes from here: it goes with a logout and comes back with a login.
create table device_secrets (
  user_id bigint primary key references users (id) on delete cascade,
  secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
