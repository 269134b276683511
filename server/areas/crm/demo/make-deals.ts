import type { deals } from '../../../db/generated/crm';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { DemoAddress } from '../../addresses/demo/address';

export type DemoDeal = typeof deals.$inferInsert & { id: number };

const FIRST_STREAM = 8_000_000;
const COUNT = 140;
/** Sellers: Ada Verwalter and Bea Büro. */
const sellers = [1, 2, 2] as const;

const subjects = [
  'Drucker-Flotte erneuern',
  'Wartungsvertrag Kopierer',
  'Telefonanlage umstellen',
  'Arbeitsplätze im Neubau',
  'Scanner für den Wareneingang',
  'Server ersetzen',
  'Kassensystem zweite Filiale',
  'Tablets für den Außendienst',
  'Verbrauchsmaterial auf Abruf',
  'Netzwerk im Lager',
] as const;

const reasons = [
  'Mitbewerber war günstiger',
  'Budget verschoben',
  'Keine Rückmeldung mehr',
] as const;

/** Makes the chances of the last year at customers and prospects, always the same. */
export function makeDeals(calendar: DemoCalendar, customers: readonly DemoAddress[]): DemoDeal[] {
  const open = customers.filter(({ gesperrt }) => !gesperrt);
  return Array.from({ length: COUNT }, (_, index) =>
    makeDeal(index + 1, open, calendar, createRandom(FIRST_STREAM + index)),
  );
}

function makeDeal(
  id: number,
  customers: readonly DemoAddress[],
  { lastDay, dateOf }: DemoCalendar,
  random: Random,
): DemoDeal {
  const status = random.pick([0, 0, 0, 1, 1, 2] as const);
  const phase = status === 0 ? random.pick([1, 1, 2, 2, 3] as const) : 4;
  const created = workday(lastDay - random.int(status === 0 ? 3 : 60, status === 0 ? 120 : 400));
  const due = workday(lastDay + random.int(-4, 20));
  const hour = String(random.int(8, 16)).padStart(2, '0');
  return {
    id,
    titel: random.pick(subjects),
    typ: random.chance(0.85) ? 1 : 2,
    phase,
    status,
    zustaendigerBenutzer: random.pick(sellers),
    adresseId: random.pick(customers).id,
    chance: status === 0 ? random.int(1, 9) * 10 : status === 1 ? 100 : 0,
    investitionsdatumGeplant: dateOf(workday(lastDay + random.int(-30, 180))),
    investitionssummeGeplant: random.int(4, 180) * 250,
    naechsterKontakt: status === 0 ? `${dateOf(due)}T${hour}:00` : null,
    frei01: random.chance(0.4) ? random.pick(['Messe', 'Empfehlung', 'Webseite']) : null,
    verlustgrund: status === 2 ? random.pick(reasons) : null,
    createdAt: new Date(`${dateOf(created)}T09:00:00Z`),
    createdBy: 2,
    changedBy: 2,
  };
}
