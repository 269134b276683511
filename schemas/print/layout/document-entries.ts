import { isInvoice, type PrintedHead } from '../document/printed-head';
import type { InformationEntry } from './information-block';
import type { Press } from './press';

/** Facts of a sales document beside the address. */
export function documentEntries({ input, t, figures }: Press): InformationEntry[] {
  const { head, recipient } = input;
  return [
    [t(`printed:types.${head.belegart}.number`), head.belegnummer ?? t('printed:unnumbered')],
    [t('printed:info.date'), figures.date(head.belegdatum)],
    [t('printed:info.customer'), recipient.kundennr],
    [t('printed:info.theirOrder'), head.bestellnummerKunde],
    [t('printed:info.orderedOn'), head.auftragsDatum && figures.date(head.auftragsDatum)],
    [t(periodKey(head)), period(head, figures.date)],
    [
      head.fixtermin ? t('printed:info.fixedDelivery') : t('printed:info.delivery'),
      head.liefertermin && figures.date(head.liefertermin),
    ],
    [t('printed:info.clerk'), head.bearbeiter],
    [t('printed:info.phone'), head.bearbeiterTelefon],
    [t('printed:info.email'), head.bearbeiterEmail],
    [t('printed:info.theirVatId'), isInvoice(head.belegart) ? recipient.ustId : null],
  ];
}

function periodKey(head: PrintedHead) {
  return isPeriod(head) ? 'printed:info.period' : 'printed:info.performedOn';
}

function isPeriod({ leistungVon, leistungBis }: PrintedHead): boolean {
  return leistungVon !== null && leistungBis !== null && leistungVon !== leistungBis;
}

function period(head: PrintedHead, date: (day: string) => string): string | null {
  const { leistungVon: from, leistungBis: until } = head;
  if (from && until && isPeriod(head)) return `${date(from)} – ${date(until)}`;
  const day = from ?? until;
  return day && date(day);
}
