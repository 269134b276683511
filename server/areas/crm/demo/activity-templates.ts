import type { activityTemplates } from '../../../db/generated/crm';

/** Activities that the demo company records again and again. */
export const demoTemplates: readonly (typeof activityTemplates.$inferInsert)[] = [
  {
    bezeichnung: 'Angebot nachfassen',
    art: 'ANRUF',
    dauer: 15,
    betreff: 'Angebot nachgefasst',
    beschreibung: 'Stand der Entscheidung:\nMitbewerber:\nNächster Schritt:',
  },
  {
    bezeichnung: 'Erstgespräch',
    art: 'BESUCH',
    dauer: 60,
    betreff: 'Erstgespräch',
    beschreibung: 'Teilnehmer:\nBedarf:\nBudget:\nZeitplan:',
  },
  {
    bezeichnung: 'Fernwartung',
    art: 'FERNWARTUNG',
    dauer: 30,
    betreff: 'Fernwartung',
    beschreibung: 'Symptom:\nUrsache:\nBehoben durch:',
  },
  {
    bezeichnung: 'Reklamation',
    art: 'ANRUF',
    dauer: null,
    betreff: 'Reklamation aufgenommen',
    beschreibung: 'Was ist geschehen:\nWas wurde zugesagt:\nBis wann:',
  },
];
