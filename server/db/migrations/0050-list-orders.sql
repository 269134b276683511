-- Orders and filters that the contract promises of fields that lists are searched by, and the way back
-- from a user to the reminders somebody gave; lists that are searched without an index for it.
create index open_items_adressnummer on open_items (adressnummer, id);
create index open_items_kundennr on open_items (kundennr, id);
create index open_items_adresse on open_items (adresse, id);
create index products_hersteller on products (hersteller, id);
create index reminders_von_benutzer_id on reminders (von_benutzer_id, id);
create index sales_documents_bestellnummer_kunde on sales_documents (bestellnummer_kunde, id);
create index reminders_suche on reminders using gin (suche gin_trgm_ops);
create index roles_suche on roles using gin (suche gin_trgm_ops);
create index users_suche on users using gin (suche gin_trgm_ops);
