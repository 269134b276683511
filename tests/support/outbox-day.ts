import { queued } from '../../schemas/generated/contract';
import type { QueuedOperation } from '../../schemas/contract/queued-operation';
import tasksScreen from '../../screens/tasks';
import { newIdempotencyKey } from '../../src/api/idempotency-key';
import type { AnyRecord, CallingAction } from '../../src/engine/define/definition';
import { afterChange, doneAt, type ForesightOf } from '../../src/engine/outbox/after-change';
import { effectsOn } from '../../src/engine/outbox/effects';
import type { Entry } from '../../src/engine/outbox/entry';
import { bodyToSend, corrected, recorded, type Outcome } from '../../src/engine/outbox/machine';
import { entryOf, type QueuedCall } from '../../src/engine/outbox/queued-operation';
import { sendWaiting } from '../../src/engine/outbox/sender';
import { send } from './api-client';
import { memoryOutbox } from './memory-outbox';

/** Deed of a technician, at a minute of a day in UTC. */
export interface Deed {
  minute: number;
  /** Index of the task; undefined for a deed about none. */
  task?: number;
  operation: keyof typeof queued;
  body?: Record<string, unknown>;
}

export interface Task {
  id: number;
  orderId: number;
}

export interface Day {
  /** Date as `YYYY-MM-DD`. */
  date: string;
  tasks: readonly Task[];
  deeds: readonly Deed[];
}

type Random = () => number;

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
const between = (random: Random, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));

const clock = (minute: number) =>
  [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

/**
 * Makes a random day from seven o'clock on: signed in and out, with breaks, and up to four tasks of every kind there
 * is. `zone`: minutes that the company's clock is ahead of UTC then, `dayAfter`: the date of the next day.
 */
export function randomDeeds(
  random: Random,
  { date, dayAfter, zone }: { date: string; dayAfter: string; zone: number },
): { deeds: Deed[]; tasks: number } {
  const deeds: Deed[] = [];
  let minute = 7 * 60 - zone;
  const local = () => clock(minute + zone);
  const on = (task: number | undefined, path: string, body?: Record<string, unknown>) => {
    const operation = path as Deed['operation'];
    deeds.push({ minute, operation, ...(task !== undefined && { task }), ...(body && { body }) });
    minute += between(random, 1, 9);
  };
  const step = (task: number, action: string, body?: Record<string, unknown>) =>
    on(task, `POST /service/planung/{id}/${action}`, body);
  const punch = (istAnmeldung: boolean, grund?: string) =>
    on(undefined, 'POST /zeiterfassung/Zeitbuchung', {
      istAnmeldung,
      quelle: 'MOBIL',
      ...(grund && { grund }),
    });
  const travel = (task: number) => {
    step(task, 'reisebeginn', { datum: local() });
    minute += between(random, 0, 20);
    step(task, 'ankunft', { datum: local(), strecke: between(random, 0, 80) });
  };
  const work = (task: number) => {
    if (random() < 0.5) {
      step(task, 'zeitmessung', { taetigkeitId: 1 });
      minute += between(random, 2, 30);
      on(task, 'DELETE /service/planung/{id}/zeitmessung');
      return;
    }
    const von = local();
    minute += between(random, 5, 40);
    const body = { datum: date, von, bis: local(), taetigkeitId: 1, bemerkung: 'Rolle getauscht' };
    on(task, 'POST /service/planung/{planungId}/arbeitszeiten', body);
  };

  punch(true);
  const tasks = between(random, 2, 4);
  for (let task = 0; task < tasks; task++) {
    const kind = pick(random, [
      'done',
      'done',
      'suspended',
      'aborted',
      'refused',
      'phone',
    ] as const);
    if (kind === 'refused') {
      step(task, 'ablehnung', { bemerkung: 'Kein Fahrzeug' });
      continue;
    }
    step(task, 'annahme');
    if (kind === 'phone') {
      step(task, 'telefonbeginn');
      const dauer = between(random, 3, 15);
      minute += dauer;
      step(task, 'telefonabschluss', { bemerkung: 'Neu gestartet', dauer });
      continue;
    }
    travel(task);
    work(task);
    if (kind === 'suspended') {
      step(task, 'unterbrechung', { grund: 'Teil fehlt', beginnDatum: `${dayAfter}T09:00` });
      travel(task);
      work(task);
    }
    if (random() < 0.4) {
      on(task, 'POST /service/auftraege/{serviceAuftragId}/mehraufwaende', {
        mehraufwandArtId: 2,
        kosten: between(random, 1, 90),
      });
    }
    if (kind === 'aborted') step(task, 'abbruch', { bemerkung: 'Niemand da' });
    else step(task, 'abschluss', { ergebnis: `Erledigt ${task}`, unterschriftVerzicht: 'Pforte' });
    if (task === 0) {
      punch(false, 'PAUSE');
      minute += between(random, 10, 30);
      punch(true);
    }
  }
  punch(false);
  return { deeds, tasks };
}

/** Returns the call of a deed, as a page makes it. */
function callOf({ operation, task, body }: Deed, { tasks }: Day): QueuedCall {
  const { id = 0, orderId = 0 } = tasks[task ?? -1] ?? {};
  const values = { id, planungId: id, serviceAuftragId: orderId };
  const named = Object.entries(values).filter(([name]) => operation.includes(`{${name}}`));
  return {
    operation,
    params: Object.fromEntries(named),
    ...(body && { body }),
    label: { action: operation, record: String(id) },
    of: { schema: 'PlanningItem', id, record: { serviceAuftragId: orderId } },
  };
}

/**
 * Returns the moment of a deed, half past a minute: no clock that is off by less than a second makes another minute of
 * it.
 */
const momentOf = ({ minute }: Deed, { date }: Day) =>
  Date.parse(`${date}T00:00:30Z`) + minute * 60_000;

const queuedOf = ({ operation }: Deed): QueuedOperation => queued[operation];

/** Lives through a day without cuts: each call as it happens, by a clock that is right. Throws for what is refused. */
export async function liveThrough(day: Day, url: string, token: string): Promise<void> {
  for (const deed of day.deeds) {
    const entry = entryOf(callOf(deed, day), queuedOf(deed), momentOf(deed, day), 0);
    // What happens now is not there yet for the server: it is told late here, too.
    const told = { ...recorded(entry), seq: 0, attempts: 2 };
    const outcome = await callServer(told, url, token);
    if (outcome.status === undefined || outcome.status >= 400) {
      throw new Error(`${deed.operation}: ${outcome.status} ${outcome.messages.join()}`);
    }
  }
}

class Crash extends Error {}

export interface Troubles {
  /** Number of crashes between a deed and the moment it is known. */
  crashes: number;
  /** Number of calls without an answer. */
  cuts: number;
  doubles: number;
  logouts: number;
  /** Number of entries that were wrong and were set right while they waited. */
  corrections: number;
}

/** Values of a body that one may mistype without being told. */
const mistyped: Readonly<Record<string, unknown>> = {
  bemerkung: 'Falsch',
  ergebnis: 'Falsch',
  grund: 'Falsch',
  strecke: 97,
  kosten: 97,
};

/** Returns the body as it was typed first; undefined where nothing can be wrong with it. */
function typedFirst(body: Record<string, unknown> = {}): Record<string, unknown> | undefined {
  const names = Object.keys(mistyped).filter((name) => name in body);
  if (names.length === 0) return undefined;
  return { ...body, ...Object.fromEntries(names.map((name) => [name, mistyped[name]])) };
}

/** Knowledge of the page about the calls of a task. */
const foresightOf: ForesightOf = ({ operation }) => {
  const { actions } = tasksScreen as unknown as { actions: readonly Partial<CallingAction>[] };
  const found = actions.find(({ call, follows }) => call === operation && follows);
  const { follows, when } = found ?? {};
  const me = { id: 3, technikerId: 1 } as never;
  return follows && { follows, ...(when && { fits: (task) => when(task, me, () => true) }) };
};

/** Task as the server answers it before the day begins. */
const untouched: AnyRecord = {
  ...{ auftragsstatus: '03', benutzerId: 3, technikerId: 1, zeitmessungSeit: null },
  ...{ angenommenDatum: null, beendetDatum: null, strecke: null, ergebnis: null },
};

/**
 * Lives through the same day with an outbox whose network comes and goes, whose page dies at the worst moments and
 * sends twice, and whose clock is wrong. Resolves when everything has been sent.
 */
export async function liveThroughCuts(
  day: Day,
  url: string,
  { random, logIn }: { random: Random; logIn: () => Promise<string> },
): Promise<{ entries: Entry[]; troubles: Troubles; shown: ReadonlyMap<number, AnyRecord> }> {
  const store = memoryOutbox();
  const troubles: Troubles = { crashes: 0, cuts: 0, doubles: 0, logouts: 0, corrections: 0 };
  const skew = between(random, -3_600_000, 3_600_000);
  let token = await logIn();
  let isCalm = false;

  const attempt = async (entry: Entry): Promise<Outcome> => {
    const chance = isCalm ? 1 : random();
    const crash = (): never => {
      troubles.crashes += 1;
      throw new Crash('the page is gone');
    };
    if (chance < 0.08) crash();
    if (chance < 0.2) {
      troubles.cuts += 1;
      return noAnswer;
    }
    if (chance < 0.26) {
      troubles.logouts += 1;
      return callServer(entry, url, 'none of ours');
    }
    const calls = [callServer(entry, url, token)];
    if (chance < 0.4) {
      troubles.doubles += 1;
      calls.push(callServer(entry, url, token));
    }
    const [outcome = noAnswer] = await Promise.all(calls);
    if (chance < 0.52) crash();
    if (chance < 0.62) {
      troubles.cuts += 1;
      return noAnswer;
    }
    return outcome;
  };
  const run = async () => {
    try {
      const end = await sendWaiting({ store, send: attempt, now: Date.now }, true);
      if (end === 'login') token = await logIn();
      return end;
    } catch (error) {
      if (error instanceof Crash) return 'later';
      throw error;
    }
  };

  const shownOf = async (id: number) => {
    const about = effectsOn(await store.all(), 'PlanningItem', 0, foresightOf);
    const effect = about.find((one) => one.id === id);
    const task = { id, ...untouched };
    return effect ? { ...task, ...effect.changes(task) } : task;
  };
  const wrong = new Map<number, unknown>();
  const setRight = async () => {
    for (const [seq, body] of wrong) {
      const all = await store.all();
      const entry = all.find((one) => one.seq === seq);
      if (!entry) continue;
      const right = { ...corrected(entry, body, newIdempotencyKey()), attempts: 1 };
      for (const changed of afterChange(all, [right], foresightOf)) {
        if (changed.misfit) throw new Error(`${changed.operation} does not fit any more`);
        await store.put(changed);
      }
      troubles.corrections += 1;
    }
    wrong.clear();
  };
  for (const deed of day.deeds) {
    const device = momentOf(deed, day) + skew;
    const first = random() < 0.3 ? typedFirst(deed.body) : undefined;
    const call = callOf(first ? { ...deed, body: first } : deed, day);
    const id = Number(call.of?.id ?? 0);
    const record = { ...call.of?.record, ...(id > 0 && (await shownOf(id))) };
    const of = { schema: 'PlanningItem', id, record };
    const entry = entryOf({ ...call, of }, queuedOf(deed), device, -skew);
    // What a page foresees of it, by the clock of the server: that of the device is wrong by as much as it likes.
    const about = { ...recorded(entry), seq: 0, recordedAt: new Date(device - skew).toISOString() };
    const follows = foresightOf(about)?.follows?.(
      record,
      (call.body ?? {}) as AnyRecord,
      doneAt(about),
    );
    // Told late: it belongs to a day that is over.
    const added = await store.add({
      ...recorded({ ...entry, of: { ...of, ...(follows && { follows }) } }),
      attempts: 1,
    });
    if (first) {
      const right = entryOf({ ...callOf(deed, day), of }, queuedOf(deed), device, -skew);
      wrong.set(added.seq, right.body);
    }
    if (random() < 0.35) {
      await setRight();
      await run();
    }
  }
  await setRight();
  // A while of bad network at the end of the day, then a good one.
  for (let tries = between(random, 0, 5); tries > 0; tries--) await run();
  isCalm = true;
  while ((await run()) === 'later') {
    const stuck = (await store.all()).find(({ state }) => state === 'refused');
    if (stuck) throw new Error(`${stuck.operation}: ${stuck.refusal?.messages.join()}`);
  }
  const shown = new Map<number, AnyRecord>();
  for (const { id } of day.tasks) shown.set(id, await shownOf(id));
  return { entries: await store.all(), troubles, shown };
}

const noAnswer: Outcome = { status: undefined, codes: [], messages: [], fieldErrors: {} };

interface Refused {
  errors?: {
    services?: { messageCode: string; message: string }[];
    fieldErrors?: Record<string, string[]>;
  };
}

async function callServer(entry: Entry, url: string, token: string): Promise<Outcome> {
  const { operation, params, query, key } = entry;
  const [method = '', path = ''] = operation.split(' ');
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name]));
  const reply = await send(
    url,
    method,
    query ? `${filled}?${String(new URLSearchParams(query))}` : filled,
    {
      body: bodyToSend(entry),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    },
  );
  const { services = [], fieldErrors = {} } = (reply.body as Refused).errors ?? {};
  return {
    status: reply.status,
    codes: services.map(({ messageCode }) => messageCode),
    messages: [
      ...services.map(({ message }) => message),
      ...Object.entries(fieldErrors).map(([field, said]) => `${field}: ${said.join()}`),
    ],
    fieldErrors,
  };
}
