import type { PrintedReport } from '../../../schemas/print/document/printed-report';
import { sampleDocument } from './sample-document';

/** Makes a report with a bit of everything; `more` replaces parts of it. */
export function sampleReport(more: Partial<PrintedReport> = {}): PrintedReport {
  const { company, recipient } = sampleDocument([]);
  return {
    kind: 'report',
    language: 'de',
    company,
    recipient,
    copy: false,
    auftragsnummer: '70012',
    auftragsart: 'Reparatur',
    titel: 'Drucker zieht kein Papier ein',
    beschreibung: 'Im zweiten Stock, bitte vorher anrufen.',
    extReferenz: 'B-4711',
    einsatzort: ['Filiale Süd', 'Hauptstr. 5', '50667 Köln'],
    asset: { assetnummer: 'A-100', bezeichnung: 'LaserPro 500', seriennummer: 'SN-1' },
    techniker: 'Tom Technik',
    datum: '2026-06-30',
    reisen: [{ reisebeginn: '2026-06-30T07:30', ankunft: '2026-06-30T08:05', strecke: 23 }],
    zeiten: [
      {
        datum: '2026-06-30',
        von: '08:05',
        bis: '09:35',
        dauer: 90,
        taetigkeit: 'Arbeit vor Ort',
        techniker: 'Tom Technik',
        bemerkung: null,
      },
    ],
    mehraufwand: [
      {
        bezeichnung: 'Parkgebühr',
        von: null,
        bis: null,
        kosten: 6,
        strecke: null,
        bemerkung: null,
      },
    ],
    checkliste: [
      { frage: 'Zählerstand', typ: 'zahl', wert: '10234.5' },
      { frage: 'Gerät sauber', typ: 'janein', wert: 'J' },
      { frage: 'Foto des Typenschilds', typ: 'foto', wert: '12' },
      { frage: 'Bemerkung', typ: 'text', wert: null },
    ],
    ergebnis: 'Einzugsrolle getauscht, Probedruck in Ordnung.',
    restarbeiten: null,
    signature: null,
    ...more,
  };
}
