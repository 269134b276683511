import type { activities } from '../../../db/generated/crm';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { DemoDeal } from './make-deals';
import type { DemoTicket } from './make-tickets';

type DemoActivity = typeof activities.$inferInsert;

const FIRST_STREAM = 8_400_000;

const calls = [
  ['Rückruf', 'Angebot besprochen, Entscheidung bis Monatsende.'],
  ['Termin vereinbart', 'Vorführung vor Ort, bitte Muster mitbringen.'],
  ['Nachgefasst', 'Ansprechpartner im Urlaub, Wiedervorlage nächste Woche.'],
  ['Bedarf geklärt', 'Drei Abteilungen, zusammen zwölf Arbeitsplätze.'],
] as const;

const works = [
  ['Fehler nachgestellt', 'Tritt nur im Duplexbetrieb auf.'],
  ['Vor Ort geprüft', 'Walze verschlissen, Ersatz bestellt.'],
  ['Fernwartung', 'Treiber neu eingerichtet, Testdruck in Ordnung.'],
] as const;

/** Makes the activities on deals and tickets, in the order of their days. */
export function makeActivities(
  calendar: DemoCalendar,
  deals: readonly DemoDeal[],
  tickets: readonly DemoTicket[],
): DemoActivity[] {
  return [
    ...deals.flatMap((deal) => {
      const random = createRandom(FIRST_STREAM + deal.id);
      return Array.from({ length: random.int(0, 4) }, () => ofDeal(deal, calendar, random));
    }),
    ...tickets.flatMap((ticket) => {
      if (ticket.status === 0) return [];
      const random = createRandom(FIRST_STREAM + 10_000 + ticket.id);
      return Array.from({ length: random.int(0, 3) }, () => ofTicket(ticket, calendar, random));
    }),
  ];
}

function ofDeal(deal: DemoDeal, calendar: DemoCalendar, random: Random): DemoActivity {
  const [betreff, beschreibung] = random.pick(calls);
  return {
    ...common(calendar, random, 90),
    art: random.pick(['ANRUF', 'ANRUF', 'EMAIL', 'BESUCH'] as const),
    betreff,
    beschreibung,
    benutzerId: deal.zustaendigerBenutzer ?? 2,
    adresseId: deal.adresseId,
    dealId: deal.id,
  };
}

function ofTicket(ticket: DemoTicket, calendar: DemoCalendar, random: Random): DemoActivity {
  const [betreff, beschreibung] = random.pick(works);
  return {
    ...common(calendar, random, 20),
    art: betreff === 'Fernwartung' ? 'FERNWARTUNG' : random.pick(['ANRUF', 'WERKSTATT'] as const),
    betreff,
    beschreibung,
    benutzerId: ticket.zugeordnetBenutzerId ?? 3,
    adresseId: ticket.adresseId,
    ticketId: ticket.id,
    assetId: ticket.assetId,
  };
}

function common({ lastDay, dateOf }: DemoCalendar, random: Random, days: number) {
  const hour = String(random.int(8, 16)).padStart(2, '0');
  const day = workday(lastDay - random.int(1, days));
  return {
    datum: `${dateOf(day)}T${hour}:${random.pick(['00', '15', '30', '45'])}`,
    dauer: random.int(1, 8) * 15,
    createdBy: 2,
    changedBy: 2,
  };
}
