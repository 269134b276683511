import { describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { today } from '../../schemas/rules/today';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { customer } from '../support/drafts';
import { fullMatrix } from '../support/full-matrix';
import {
  liveThrough,
  liveThroughCuts,
  randomDeeds,
  type Day,
  type Task,
  type Troubles,
} from '../support/outbox-day';
import { seeded } from '../support/predicate-evaluation';
import { seed } from '../support/seed';
import { testServer } from '../support/test-server';

/** A server takes as many: bookings may not be older than a month, and a technician is at one place at a time. */
const PER_SERVER = 10;
const servers = fullMatrix ? 20 : 1;
const TECHNICIAN = 1;

for (let at = 0; at < servers; at++) {
  describe(`days without a signal ${at + 1}`, () => {
    const server = testServer();

    // What a day has left would be in the way of another try.
    const once = { retry: 0, timeout: 300_000 };
    test(
      'end as days with one do, whatever happens to the network and the page',
      once,
      async () => {
        const { url } = server();
        const [office, technician] = [await clientOf(url, 'buero'), await clientOf(url, 'technik')];
        const logIn = async () => (await clientOf(url, 'technik')).token;
        const { id: adresseId } = await customer(office);
        const all: Troubles = { crashes: 0, cuts: 0, doubles: 0, logouts: 0, corrections: 0 };
        for (let number = 0; number < PER_SERVER; number++) {
          const daySeed = seed + at * PER_SERVER + number;
          const dates = [-2 - 2 * number, -3 - 2 * number].map((days) => daysLater(today(), days));
          const days: Day[] = [];
          for (const date of dates) {
            const dayAfter = daysLater(date, 1);
            const { deeds, tasks } = randomDeeds(seeded(daySeed), {
              date,
              dayAfter,
              zone: zoneOn(date),
            });
            const made: Task[] = [];
            while (made.length < tasks) made.push(await sentTask(office, Number(adresseId), date));
            days.push({ date, tasks: made, deeds });
          }
          // The orders of these days are older than the days.
          await server().query(
            `update service_orders set created_at = created_at - interval '60 days' where created_at > now() - interval '1 day'`,
          );
          const [calm, troubled] = days as [Day, Day];
          await liveThrough(calm, url, technician.token);
          const random = seeded(daySeed + 1_000_000);
          const { entries, troubles, shown } = await liveThroughCuts(troubled, url, {
            random,
            logIn,
          });
          expect(
            entries.map(({ state }) => state),
            `seed ${daySeed}`,
          ).toEqual(entries.map(() => 'sent'));
          const [expected, found] = [
            await whatIs(calm, technician),
            await whatIs(troubled, technician),
          ];
          expect(found, `seed ${daySeed}`).toEqual(expected);
          // What the device has shown of a task, also after corrections, is what became of it.
          for (const [id, { auftragsstatus, strecke, ergebnis, angenommenDatum }] of shown) {
            const task = recordOf(await technician.get(`/service/planung/${id}`));
            const foreseen = { auftragsstatus, strecke, ergebnis };
            expect(task, `seed ${daySeed}`).toMatchObject(foreseen);
            expect(angenommenDatum === null).toBe(task.angenommenDatum === null);
          }
          for (const name of Object.keys(all) as (keyof Troubles)[]) all[name] += troubles[name];
        }
        // Days without troubles would show nothing.
        for (const [name, count] of Object.entries(all)) expect(count, name).toBeGreaterThan(0);
      },
    );
  });
}

/** Minutes that the company's clock is ahead of UTC at noon of a day. */
function zoneOn(date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const format = { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' } as const;
  return (Number(new Intl.DateTimeFormat('en', format).format(noon)) - 12) * 60;
}

async function sentTask(office: ApiClient, adresseId: number, date: string): Promise<Task> {
  const values = { titel: 'Drucker streift', adresseId, auftragsartId: 4 };
  const orderId = idOf(await office.post('/service/auftraege', values));
  const { version } = recordOf(await office.get(`/service/auftraege/${orderId}`));
  const guard = { 'If-Match': `"${String(version)}"` };
  await office.post(`/service/auftraege/${orderId}/freigabe`, {}, guard);
  const plan = {
    serviceAuftragId: orderId,
    technikerId: TECHNICIAN,
    beginnDatum: `${date}T08:00`,
    endeDatum: `${date}T10:00`,
  };
  const id = idOf(await office.post('/service/planung', plan));
  expect((await office.post(`/service/planung/${id}/versand`, {})).status).toBe(200);
  return { id, orderId };
}

const idOf = ({ headers }: { headers: Headers }) =>
  Number(headers.get('location')?.split('/').at(-1));

/** All that a day has left on the server, without its date and the ids of its records. */
async function whatIs({ date, tasks }: Day, api: ApiClient): Promise<unknown> {
  const found: unknown[] = [];
  for (const { id, orderId } of tasks) {
    const path = `/service/planung/${id}`;
    const order = recordOf(await api.get(`/service/auftraege/${orderId}`));
    found.push({
      task: without(recordOf(await api.get(path)), ['serviceAuftragId', 'auftragsnummer']),
      order: without(order, ['auftragsnummer', 'angelegtDatum']),
      times: rowsOf(await api.get(`${path}/arbeitszeiten`)).map((row) =>
        without(row, ['planungId']),
      ),
      extras: rowsOf(await api.get(`/service/auftraege/${orderId}/mehraufwaende`)).map((row) =>
        without(row, ['serviceAuftragId']),
      ),
    });
  }
  const { body } = await api.get(`/zeiterfassung/Zeitbuchung?Datum=${date}`);
  const punches = (body as { ergebnisEintraege: Row[] }).ergebnisEintraege;
  const day = { found, punches: punches.map((row) => without(row, [])) };
  return JSON.parse(
    JSON.stringify(day).replaceAll(date, 'DAY').replaceAll(daysLater(date, 1), 'NEXT'),
  );
}

function without(row: Row, names: readonly string[]): Row {
  const left = ['id', 'geaendertDatum', 'erstelltDatum', 'geaendertAm', 'erstelltAm', ...names];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)));
}
