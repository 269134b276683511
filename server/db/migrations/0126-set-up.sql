-- What a company sets up itself is changed on screens, with its history; what is in use is blocked, not removed.

alter table payment_methods
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table delivery_terms
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table product_groups
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table price_groups
  add column version integer not null default 1,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table service_order_types
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table service_activities
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table extra_work_types
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);
alter table calendar_entry_types
  add column version integer not null default 1,
  add column gesperrt boolean not null default false,
  add column created_at timestamp with time zone not null default now(),
  add column created_by bigint references users (id),
  add column changed_at timestamp with time zone not null default now(),
  add column changed_by bigint references users (id);

alter table extra_work_types alter column typ set default 1;

-- Rows that the product ships have ids of their own, below those of the company.
select setval(pg_get_serial_sequence(name, 'id'), 1000, false)
from unnest(array['service_order_types', 'service_activities', 'extra_work_types', 'calendar_entry_types']) name;
