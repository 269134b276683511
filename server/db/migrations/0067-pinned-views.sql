-- Views that a user has pinned: the start page counts their rows.
create table query_preset_pins (
  user_id bigint not null references users (id) on delete cascade,
  preset_id bigint not null references query_presets (id) on delete cascade,
  primary key (user_id, preset_id)
);
create index query_preset_pins_preset on query_preset_pins (preset_id);
