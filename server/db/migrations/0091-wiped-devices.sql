-- Sessions whose device is to forget what it has kept: a lost telephone.
alter table sessions add column is_wiped boolean not null default false;
