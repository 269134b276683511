import type { PrintedCompany, PrintedLogo } from './printed-company';
import type { PrintLanguage } from './printed-document';
import type {
  PrintedReport,
  ReportedAnswer,
  ReportedExtra,
  ReportedTime,
  ReportedTrip,
} from './printed-report';
import type { PrintedRecipient } from './printed-recipient';

export interface ReportQuestion extends ReportedAnswer {
  id: number;
}

/** What the server knows of a task for its report: names are in the customer's language, times local ones. */
export interface ReportFacts {
  sprache: PrintLanguage;
  empfaenger: PrintedRecipient;
  auftragsnummer: string;
  auftragsart: string;
  titel: string;
  beschreibung: string | null;
  extReferenz: string | null;
  einsatzort: readonly string[] | null;
  asset: PrintedReport['asset'];
  techniker: string | null;
  /** How far the task is; the day of the report follows from it. */
  beginnDatum: string;
  reisebeginnDatum: string | null;
  vorOrtDatum: string | null;
  zeitmessungSeit: string | null;
  zeitmessungTaetigkeitId: number | null;
  reisen: readonly ReportedTrip[];
  zeiten: readonly ReportedTime[];
  mehraufwand: readonly ReportedExtra[];
  checkliste: readonly ReportQuestion[];
  ergebnis: string | null;
  restarbeiten: string | null;
}

/** The company with its logo as a picture: a device is sent no other. */
export type LetterPaper = Omit<PrintedCompany, 'logo'> & {
  logo: Extract<PrintedLogo, { daten: string }> | null;
};

/** What reports in a language have in common, and the words for what a device adds to one. */
export interface ReportTemplate {
  firma: LetterPaper;
  /** Who asks, as a technician. */
  techniker: string | null;
  taetigkeiten: readonly { id: number; bezeichnung: string }[];
  mehraufwandsarten: readonly { id: number; bezeichnung: string; typ: number }[];
}

/** All that a report says, without who signed it. */
export type ReportContent = Omit<PrintedReport, 'signature'>;

/** The report of what is known; the same in server and browser. */
export function reportOf(facts: ReportFacts, company: PrintedCompany): ReportContent {
  const { sprache, empfaenger, checkliste } = facts;
  const visited = facts.vorOrtDatum ?? facts.reisebeginnDatum ?? facts.beginnDatum;
  // Signatures hold for what is told in this order (`contentHash`).
  return {
    kind: 'report',
    language: sprache,
    company,
    recipient: {
      namen: empfaenger.namen,
      ansprechpartner: empfaenger.ansprechpartner,
      strasse: empfaenger.strasse,
      plz: empfaenger.plz,
      ort: empfaenger.ort,
      lkz: empfaenger.lkz,
      land: empfaenger.land,
      kundennr: empfaenger.kundennr,
      ustId: empfaenger.ustId,
      lieferanschrift: empfaenger.lieferanschrift,
    },
    copy: false,
    auftragsnummer: facts.auftragsnummer,
    auftragsart: facts.auftragsart,
    titel: facts.titel,
    beschreibung: facts.beschreibung,
    extReferenz: facts.extReferenz,
    einsatzort: facts.einsatzort,
    asset: facts.asset,
    techniker: facts.techniker,
    datum: visited.slice(0, 10),
    reisen: facts.reisen,
    zeiten: facts.zeiten,
    mehraufwand: facts.mehraufwand,
    checkliste: checkliste.map(({ frage, typ, wert }) => ({ frage, typ, wert })),
    ergebnis: facts.ergebnis,
    restarbeiten: facts.restarbeiten,
  };
}

/**
 * All that a report tells as one text, for a checksum that device and server reckon alike: without the company, and of photos
 * only that they are there, because one that waits has no id yet.
 */
export function toldText({ company: _, checkliste, ...told }: ReportContent): string {
  const answers = checkliste.map((one) =>
    one.typ === 'foto' ? { ...one, wert: one.wert === null ? null : '' } : one,
  );
  return JSON.stringify({ ...told, checkliste: answers });
}

/** «70012-2026-06-30.pdf» */
export const reportFileName = ({ auftragsnummer, datum }: ReportContent): string =>
  `${auftragsnummer}-${datum}.pdf`;
