-- What letters say besides: the company’s logo, which is a parameter with a picture, and how to reach who wrote them.
alter table system_parameters add column bild bigint;
alter table users add column telefon text;
alter table users add column email text collate german;
