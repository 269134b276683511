import { serviceStatus } from '../../../../schemas/rules/service-states';
import { instantsIn } from '../../../../schemas/rules/spans-by-day';
import { heldSpan } from '../../../../schemas/rules/work-time-problem';
import type {
  extraWorks,
  planningItems,
  serviceOrders,
  workTimes,
} from '../../../db/generated/service';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { DemoAsset } from '../../assets/demo/make-assets';

type DemoOrder = typeof serviceOrders.$inferInsert & { id: number };
type DemoTask = Pick<
  typeof planningItems.$inferInsert,
  | 'technikerId'
  | 'benutzerId'
  | 'angenommenDatum'
  | 'reisebeginnDatum'
  | 'vorOrtDatum'
  | 'strecke'
  | 'beendetDatum'
> & { id: number; serviceAuftragId: number; beginnDatum: string; endeDatum: string };
type DemoWorkTime = typeof workTimes.$inferInsert;
type DemoExtraWork = typeof extraWorks.$inferInsert;

export interface DemoService {
  orders: DemoOrder[];
  tasks: DemoTask[];
  times: DemoWorkTime[];
  extras: DemoExtraWork[];
}

const FIRST_STREAM = 8_600_000;
const FIRST_NUMBER = 70_001;
const TECHNICIANS = 12;
/** Days of the demo, four weeks back and two ahead. */
const DAYS_BACK = 28;
const DAYS_AHEAD = 14;
const UNPLANNED = 40;
/** Begin and end of the tasks of a day. */
const slots = [
  ['08:00', '09:30'],
  ['10:15', '11:45'],
  ['13:00', '15:00'],
  ['15:30', '16:30'],
] as const;

const jobs = [
  [1, 'Gerät druckt Streifen', 'Walze und Entwicklereinheit prüfen.'],
  [1, 'Kein Einzug aus Fach 2', 'Rollen sind bestellt und liegen beim Kunden.'],
  [1, 'Display bleibt dunkel', 'Netzteil mitnehmen.'],
  [2, 'Halbjährliche Wartung', 'Laut Vertrag, Zählerstand notieren.'],
  [2, 'Wartung Klimagerät Serverraum', 'Schlüssel beim Empfang.'],
  [3, 'Neugerät aufstellen', 'Altgerät bleibt stehen, Einweisung von zwei Personen.'],
  [4, 'Leihgerät abholen', 'Mit Zubehör, Karton steht bereit.'],
] as const;

/** User of a technician: `technik` is number 3, his colleagues are 8 to 18. */
const userOf = (technician: number) => (technician === 1 ? 3 : technician + 6);

/** Makes six weeks of a service with twelve technicians, and the orders nobody has planned yet; always the same. */
export function makeOrders(calendar: DemoCalendar, assets: readonly DemoAsset[]): DemoService {
  const made: DemoService = { orders: [], tasks: [], times: [], extras: [] };
  const devices = assets.filter(({ istAktiv }) => istAktiv);
  const { lastDay } = calendar;
  for (let day = lastDay - DAYS_BACK; day <= lastDay + DAYS_AHEAD; day++) {
    if (workday(day) !== day) continue;
    for (let technician = 1; technician <= TECHNICIANS; technician++) {
      addDay(made, { day, technician, calendar, devices });
    }
  }
  for (let index = 0; index < UNPLANNED; index++) {
    const random = createRandom(FIRST_STREAM + 900_000 + index);
    const order = makeOrder(made, { day: lastDay - (index % 9), calendar, devices }, random);
    const { recorded, released, toPlanAnew, waitsForMaterial, waitsForCustomer } = serviceStatus;
    order.auftragsstatus = random.pick([
      recorded,
      released,
      released,
      released,
      toPlanAnew,
      waitsForMaterial,
      waitsForCustomer,
    ]);
    order.faelligBis = calendar.dateOf(lastDay + random.int(1, 20));
  }
  return made;
}

interface Day {
  day: number;
  technician: number;
  calendar: DemoCalendar;
  devices: readonly DemoAsset[];
}

function addDay(made: DemoService, { day, technician, calendar, devices }: Day): void {
  const random = createRandom(FIRST_STREAM + day * 100 + technician);
  const count = random.int(1, slots.length);
  const date = calendar.dateOf(day);
  slots.slice(0, count).forEach(([from, to], slot) => {
    const order = makeOrder(made, { day, calendar, devices }, random);
    const task: DemoTask = {
      id: made.tasks.length + 1,
      serviceAuftragId: order.id,
      technikerId: technician,
      benutzerId: userOf(technician),
      beginnDatum: `${date}T${from}`,
      endeDatum: `${date}T${to}`,
    };
    made.tasks.push(task);
    if (day < calendar.lastDay) finish(made, order, task, random);
    else if (day === calendar.lastDay || random.chance(0.3)) accept(order, task, calendar);
    else order.auftragsstatus = random.chance(0.6) ? serviceStatus.sent : serviceStatus.planned;
    // The last of a day is offered to everybody.
    if (slot === 3 && order.auftragsstatus === serviceStatus.sent) {
      task.technikerId = null;
      task.benutzerId = null;
    }
  });
}

interface Asked {
  /** Day on which it is to be done, or was asked for. */
  day: number;
  calendar: DemoCalendar;
  devices: readonly DemoAsset[];
}

function makeOrder(
  made: DemoService,
  { day, calendar: { dateOf, lastDay }, devices }: Asked,
  random: Random,
): DemoOrder {
  const [auftragsartId, titel, auftragsbeschreibung] = random.pick(jobs);
  const device = random.pick(devices);
  const id = made.orders.length + 1;
  // A few days before, and never later than the company's last day.
  const since = Math.min(workday(day - 2 - (id % 5)), lastDay - 1);
  const order: DemoOrder = {
    id,
    auftragsnummer: FIRST_NUMBER + id - 1,
    titel,
    auftragsbeschreibung,
    auftragsstatus: serviceStatus.released,
    auftragsartId,
    abrechnungsartId: random.pick([1, 1, 2, 3, 4]),
    adresseId: Number(device.adresseId),
    assetId: device.id,
    aufwandGeschaetzt: random.pick([30, 45, 60, 90, 120]),
    createdAt: new Date(`${dateOf(since)}T${String(7 + (id % 7)).padStart(2, '0')}:20:00Z`),
    createdBy: 2,
    changedBy: 2,
  };
  made.orders.push(order);
  return order;
}

function accept(order: DemoOrder, task: DemoTask, { dateOf, lastDay }: DemoCalendar): void {
  order.auftragsstatus = serviceStatus.accepted;
  task.angenommenDatum = `${dateOf(lastDay - 1)}T16:00`;
}

function finish(made: DemoService, order: DemoOrder, task: DemoTask, random: Random): void {
  const { done, doneByPhone, reviewed, billed, aborted } = serviceStatus;
  const isAborted = random.chance(0.04);
  order.auftragsstatus = isAborted
    ? aborted
    : random.pick([done, done, doneByPhone, reviewed, billed, billed]);
  const day = task.beginnDatum.slice(0, 10);
  const [from, to] = [task.beginnDatum.slice(11), task.endeDatum.slice(11)];
  task.angenommenDatum = `${day}T07:00`;
  task.beendetDatum = task.endeDatum;
  order.ergebnis = isAborted ? null : 'Arbeiten ausgeführt, Gerät läuft.';
  const isOnSite = order.auftragsstatus !== doneByPhone && !isAborted;
  if (isOnSite) {
    task.reisebeginnDatum = `${day}T${shifted(from, -20)}`;
    task.vorOrtDatum = task.beginnDatum;
    task.strecke = random.int(2, 60);
  }
  if (isAborted) return;
  if (isOnSite && random.chance(0.15)) {
    made.extras.push({
      serviceAuftragId: order.id,
      mehraufwandArtId: 2,
      kosten: random.int(2, 12),
    });
  }
  const { id: planungId, technikerId } = task;
  const said = { datum: day, von: from, bis: isOnSite ? to : shifted(from, 15) };
  const { span } = heldSpan(said);
  if (!span) throw new Error(`demo: nobody works from ${said.von} to ${said.bis}`);
  made.times.push({
    ...{ planungId, technikerId, ...said, ...instantsIn(span) },
    taetigkeitId: isOnSite ? 1 : 2,
  });
}

/** Returns a time of day so many minutes later. */
function shifted(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const total = hours * 60 + rest + minutes;
  return [Math.floor(total / 60), total % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
