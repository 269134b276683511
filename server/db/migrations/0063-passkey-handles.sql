-- An authenticator tells accounts by this and keeps one passkey for each. The number of the row, which it was before,
-- is the same in every installation. Existing passkeys go on: a login names them by their own id.
alter table users add column passkey_handle bytea not null unique
  default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
