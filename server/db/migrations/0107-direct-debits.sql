-- Who moves the money, and the mandate by which an account is debited.
alter table payment_methods add column zahlung_per text not null default 'UEBERWEISUNG';
update payment_methods set zahlung_per = 'LASTSCHRIFT'
  where bezeichnung_de = 'SEPA-Lastschrift' or id in (
    select record_id from shipped_data where kind = 'payment_methods' and name = 'direct-debit');
alter table addresses
  add column mandatsreferenz text,
  add column mandatsdatum date,
  add column mandatsart text,
  add column mandatsfolge text;
