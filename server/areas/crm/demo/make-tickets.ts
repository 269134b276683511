import { afterBusinessMinutes } from '../../../../schemas/rules/business-hours';
import { usualDeadlines } from '../../../../schemas/rules/ticket-states';
import type { tickets } from '../../../db/generated/crm';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { DemoAsset } from '../../assets/demo/make-assets';

export type DemoTicket = typeof tickets.$inferInsert & { id: number; antwortBis: string };

const FIRST_STREAM = 8_200_000;
const COUNT = 260;
const FIRST_NUMBER = 10_001;
/** Interval at which tickets have sub-tickets. */
const FAMILY = 13;
const service = [2, 3, 3] as const;

const faults = [
  ['Gerät druckt Streifen', 'Seit heute früh senkrechte Streifen auf jeder Seite.'],
  ['Kein Netzwerk am Arbeitsplatz', 'Das Gerät findet den Server nicht, Kabel wurde getauscht.'],
  ['Papierstau im Duplexer', 'Tritt bei beidseitigem Druck auf, drei Mal am Tag.'],
  ['Scanner liest keine Codes', 'Nach dem Sturz vom Tisch blinkt er nur noch rot.'],
  ['Wartung fällig', 'Halbjährliche Wartung laut Vertrag.'],
  ['Toner wird nicht erkannt', 'Neue Kartusche, Meldung bleibt.'],
  ['Anmeldung dauert Minuten', 'Seit dem Update am Montag.'],
  ['Akku hält keine zwei Stunden', 'Betrifft zwei Geräte, beide in Garantie.'],
] as const;

/**
 * Makes the tickets that customers reported about their devices in the last weeks, a few with sub-tickets; always the
 * same.
 */
export function makeTickets(calendar: DemoCalendar, assets: readonly DemoAsset[]): DemoTicket[] {
  const used = assets.filter(({ istAktiv }) => istAktiv);
  const made: DemoTicket[] = [];
  for (let index = 0; index < COUNT; index++) {
    const random = createRandom(FIRST_STREAM + index);
    const ticket = makeTicket(index + 1, used, calendar, random);
    const above = index % FAMILY === 1 ? made.at(-1) : undefined;
    made.push(above ? subTicket(ticket, above) : ticket);
  }
  return made;
}

function subTicket(ticket: DemoTicket, above: DemoTicket): DemoTicket {
  return {
    ...ticket,
    betreff: 'Ersatzteil beschaffen',
    beschreibung: null,
    adresseId: above.adresseId,
    assetId: above.assetId,
    hauptTicketId: above.id,
    status: above.status,
    ergebnis: above.ergebnis,
  };
}

function makeTicket(
  id: number,
  assets: readonly DemoAsset[],
  { lastDay, dateOf }: DemoCalendar,
  random: Random,
): DemoTicket {
  const [betreff, beschreibung] = random.pick(faults);
  const asset = random.pick(assets);
  const status = random.pick([0, 10, 20, 20, 40, 50, 60, 90, 90, 90, 95] as const);
  const isOpen = status < 90;
  const day = workday(lastDay - random.int(0, isOpen ? 9 : 90));
  const time = `${String(random.int(8, 15)).padStart(2, '0')}:${random.pick(['05', '20', '40'])}`;
  const priority = random.pick([1, 2, 3, 5, 5, 5, 5, 7] as const);
  const since = `${dateOf(day)}T${time}`;
  return {
    id,
    ticketNummer: FIRST_NUMBER + id - 1,
    betreff,
    beschreibung,
    status,
    art: betreff === 'Wartung fällig' ? 2 : 0,
    prioritaet: priority,
    rolle: random.chance(0.6) ? 1 : 0,
    adresseId: asset.adresseId,
    assetId: asset.id,
    zugeordnetBenutzerId: status === 0 ? null : random.pick(service),
    verantwortlichBenutzerId: 2,
    angefordertVonBenutzerId: 2,
    nachErledigungZurueckAnBenutzerId: random.chance(0.3) ? 2 : null,
    erledigungBis: random.chance(0.4) ? dateOf(workday(day + random.int(1, 10))) : null,
    antwortBis: afterBusinessMinutes(since, (usualDeadlines[priority] ?? 24) * 60),
    aufwandGeschaetzt: random.chance(0.5) ? random.int(1, 6) * 30 : null,
    abrechnungsart: random.chance(0.8) ? 1 : 2,
    ergebnis: isOpen
      ? null
      : random.pick(['Gereinigt und geprüft', 'Teil getauscht', 'Neu verbunden']),
    createdAt: new Date(`${since}:00Z`),
    createdBy: 2,
    changedBy: 2,
  };
}
