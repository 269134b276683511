import { workday, type DemoCalendar } from '../../../demo/calendar';

const BUERO = 2;
const TECHNIK = 3;
const LAGER = 4;
const WEEKS_DAYS = 28;

interface DemoPunch {
  id: number;
  benutzerId: number;
  /** Local time of the company. */
  zeitpunkt: string;
  istAnmeldung: boolean;
  quelle: string;
  grund: string | null;
}

/** Times at which each of them comes, has a break and goes. */
const habits = [
  { user: BUERO, quelle: 'WEB', times: ['07:58', '12:02', '12:41', '16:47'] },
  { user: TECHNIK, quelle: 'MOBIL', times: ['06:52', '11:30', '12:05', '16:10'] },
  { user: LAGER, quelle: 'WEB', times: ['06:00', '11:00', '11:30', '14:31'] },
] as const;

/** Makes the demo users' bookings of the past weeks, up to yesterday, and their requests. */
export function makeTimes({ today, dateOf }: DemoCalendar) {
  const days = Array.from({ length: WEEKS_DAYS }, (_, index) => today - WEEKS_DAYS + index).filter(
    (day) => workday(day) === day,
  );
  const last = days.at(-1) ?? today - 1;
  const [long, forgotten, errand] = [days.at(-4), days.at(-3), days.at(-6)];
  const punches: DemoPunch[] = [];
  for (const day of days) {
    for (const { user, quelle, times } of habits) {
      times.forEach((time, index) => {
        // The technician forgot to sign out; the warehouse worker worked long without a break.
        if (user === TECHNIK && day === forgotten && index === 3) return;
        if (user === LAGER && day === long && (index === 1 || index === 2)) return;
        const isIn = index % 2 === 0;
        punches.push({
          id: punches.length + 1,
          benutzerId: user,
          zeitpunkt: `${dateOf(day)}T${shifted(time, day + user * 3 + index * 5)}`,
          istAnmeldung: isIn,
          quelle,
          grund: index !== 1 ? null : user === BUERO && day === errand ? 'DIENSTGANG' : 'PAUSE',
        });
      });
    }
  }
  const asked = (id: number, ben_id: number, day: number, time: string) => ({
    id,
    ben_id,
    istAnmeldung: false,
    nachbuchungTimeStamp: `${dateOf(day)}T${time}`,
    createdBy: ben_id,
  });
  const requests = [
    {
      ...asked(1, TECHNIK, forgotten ?? last, '16:20'),
      kommentar: 'Abmeldung beim Kunden vergessen, letzter Auftrag bis 16:20',
      status: 'BEANTRAGT',
    },
    {
      ...asked(2, LAGER, errand ?? last, '15:45'),
      kommentar: 'Nachlieferung noch angenommen',
      status: 'ABGELEHNT',
      ablehnungsgrund: 'Abmeldung um 14:30 ist belegt',
      entschiedenVon: BUERO,
      entschiedenAm: `${dateOf(last)}T08:00:00Z`,
    },
  ];
  return { punches, requests };
}

/** Shifts a time by a few minutes, the same in every installation. */
function shifted(time: string, seed: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes + ((seed * 7) % 9) - 4;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
