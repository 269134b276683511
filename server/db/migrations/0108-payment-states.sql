-- What a payment leaves of an open item, in words.
alter table open_items add column zahlungsstand text not null generated always as (
  case
    when rechnungs_betrag = bisher_gezahlt then 'BEZAHLT'
    when rechnungs_betrag <> 0 and rechnungs_betrag * bisher_gezahlt <= 0 then 'OFFEN'
    when abs(bisher_gezahlt) > abs(rechnungs_betrag) then 'UEBERZAHLT'
    else 'TEILBEZAHLT'
  end) stored;
