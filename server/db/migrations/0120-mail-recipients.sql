-- Which persons of a company get which papers by e-mail.
alter table persons add column mail_rechnung boolean not null default false;
alter table persons add column mail_auftrag boolean not null default false;
alter table persons add column mail_service boolean not null default false;
