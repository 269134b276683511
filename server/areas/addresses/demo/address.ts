import type { Place } from './places';

type FreeField = 's01' | 's02' | 's03' | 's04' | 's05' | 's06' | 's07' | 's08' | 's09' | 's10';

/**
 * An address as the contract spells it, without the fields the database derives (`art`,
 * `opvBetrag`). `kreditlimit` in EUR, `erstkontakt` YYYY-MM-DD, `vertreter1–3` user ids.
 */
export interface DemoAddress extends Record<FreeField, string | null> {
  id: number;
  adressnummer: number;
  kundennr: string | null;
  lieferantennummer: string | null;
  personenart: 'NATURAL' | 'LEGAL';
  anrede: string | null;
  name1: string;
  name2: string | null;
  name3: string | null;
  kurzname: string;
  strasse: string;
  plz: string;
  ort: string;
  lkz: Place['lkz'];
  email: string | null;
  telefon1: string | null;
  telefax1: string | null;
  mobil: string | null;
  webseite: string | null;
  istKunde: boolean;
  istLieferant: boolean;
  gesperrt: boolean;
  kreditlimit: number | null;
  zahlart: number | null;
  lieferart: number | null;
  erstkontakt: string | null;
  vertreter1: number | null;
  vertreter2: number | null;
  vertreter3: number | null;
  gfxid: null;
  ustId: string | null;
  steuernr: string | null;
  iban: string | null;
  bic: string | null;
  mandatsreferenz: string | null;
  mandatsdatum: string | null;
  mandatsart: 'CORE' | 'B2B' | null;
  mandatsfolge: 'EINMALIG' | 'WIEDERKEHREND' | null;
  leitwegId: string | null;
  peppolId: string | null;
  sprache: Place['sprache'];
  mahnsperre: boolean;
}
