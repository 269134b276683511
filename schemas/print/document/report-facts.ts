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

/** Working time in a report; the id of one that is stored, by which corrections name it. */
export interface ReportTime extends ReportedTime {
  id: number | null;
}

/** Facts about a task that the server knows for its report: names in the customer's language, local times. */
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
  /** Progress of the task; the day of the report follows from it. */
  beginnDatum: string;
  reisebeginnDatum: string | null;
  vorOrtDatum: string | null;
  zeitmessungSeit: string | null;
  /** The same as an instant, UTC. */
  zeitmessungUm: string | null;
  zeitmessungTaetigkeitId: number | null;
  reisen: readonly ReportedTrip[];
  zeiten: readonly ReportTime[];
  mehraufwand: readonly ReportedExtra[];
  checkliste: readonly ReportQuestion[];
  ergebnis: string | null;
  restarbeiten: string | null;
}

/** Company with its logo as a picture, the only kind a device is sent. */
export type LetterPaper = Omit<PrintedCompany, 'logo'> & {
  logo: Extract<PrintedLogo, { daten: string }> | null;
};

/** Common part of the reports in a language, with the names of what a device adds to one. */
export interface ReportTemplate {
  firma: LetterPaper;
  /** The asking user, as a technician. */
  techniker: string | null;
  taetigkeiten: readonly { id: number; bezeichnung: string }[];
  mehraufwandsarten: readonly { id: number; bezeichnung: string; typ: number }[];
}

/** Content of a report without its signature. */
export type ReportContent = Omit<PrintedReport, 'signature'>;

/** Builds the report from the known facts; the same in server and browser. */
export function reportOf(facts: ReportFacts, company: PrintedCompany): ReportContent {
  const { sprache, empfaenger, checkliste } = facts;
  const visited = facts.vorOrtDatum ?? facts.reisebeginnDatum ?? facts.beginnDatum;
  // Signatures cover the content in this order (`contentHash`).
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
    zeiten: facts.zeiten.map(({ id: _, ...time }) => time),
    mehraufwand: facts.mehraufwand,
    checkliste: checkliste.map(({ frage, typ, wert }) => ({ frage, typ, wert })),
    ergebnis: facts.ergebnis,
    restarbeiten: facts.restarbeiten,
  };
}

/**
 * Writes the content of a report as one text, for a checksum that device and server calculate alike: without the
 * company, and of photos only that they exist, because a waiting one has no id yet.
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
