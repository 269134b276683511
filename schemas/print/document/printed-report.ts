import type { PrintedLetter } from '../layout/press';

/** Days are `YYYY-MM-DD`, local times `YYYY-MM-DDTHH:mm`, times of a day `HH:mm`, durations minutes. */
export interface ReportedTime {
  datum: string;
  von: string;
  bis: string;
  dauer: number;
  /** Activity, and who carried it out. */
  taetigkeit: string;
  techniker: string | null;
  bemerkung: string | null;
}

export interface ReportedTrip {
  reisebeginn: string;
  ankunft: string;
  /** Kilometres. */
  strecke: number;
}

/** Additional work: over a time, at a cost, or over a distance. */
export interface ReportedExtra {
  bezeichnung: string;
  von: string | null;
  bis: string | null;
  /** Costs in whole euros. */
  kosten: number | null;
  strecke: number | null;
  bemerkung: string | null;
}

export interface ReportedAnswer {
  frage: string;
  typ: 'text' | 'zahl' | 'janein' | 'auswahl' | 'foto';
  /** Stored answer; of a photo only that there is one. */
  wert: string | null;
}

/**
 * Content of the report of a service order: plain JSON, so that server and device lay out the same bytes. Its texts are
 * in the customer's language as far as they are data.
 */
export interface PrintedReport extends PrintedLetter {
  kind: 'report';
  auftragsnummer: string;
  auftragsart: string;
  titel: string;
  beschreibung: string | null;
  extReferenz: string | null;
  /** Lines of the place of work, where it differs from the customer's address. */
  einsatzort: readonly string[] | null;
  asset: {
    assetnummer: string;
    bezeichnung: string;
    seriennummer: string | null;
  } | null;
  techniker: string | null;
  /** `YYYY-MM-DD`: the day of the visit. */
  datum: string;
  reisen: readonly ReportedTrip[];
  zeiten: readonly ReportedTime[];
  mehraufwand: readonly ReportedExtra[];
  checkliste: readonly ReportedAnswer[];
  ergebnis: string | null;
  restarbeiten: string | null;
}
