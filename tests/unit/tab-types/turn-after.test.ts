import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/engine/outbox/entry';
import {
  dayAfter,
  sinceOf,
  waitingTurns,
  type WaitingTurn,
} from '../../../src/engine/tab-types/day/turn-after';

const tab = { rows: 'zeiten', total: 'dauer' };
const turn = {
  call: 'POST /zeiten',
  begins: 'beginnt',
  since: 'seit',
  from: 'von',
  to: 'bis',
  reason: 'grund',
};
const day = '2026-03-02';
/** In UTC: an hour before the clock of the company. */
const utc = (time: string, on = day) => `${on}T${time}:00.000Z`;
const ms = (time: string, on = day) => Date.parse(utc(time, on));

const entry = (more: Partial<Entry>): Entry => ({
  ...{ seq: 1, queue: 'q', operation: 'POST /zeiten', params: {}, key: 'k' },
  ...{ recordedAt: utc('07:00'), label: { action: 'Anmelden', record: '' } },
  ...{ state: 'waiting', attempts: 0, nextTryAt: 0 },
  ...more,
});

const waiting = (isIn: boolean, time: string, key = time, reason: unknown = null): WaitingTurn => ({
  ...{ key, at: ms(time), isIn, reason },
});

const now = (zeiten: object[], seit: string | null, turns: WaitingTurn[], time = '18:00') =>
  dayAfter(tab, turn, day, { zeiten, seit }, turns, ms(time));

describe('what waits says', () => {
  test('when it was by its body, else by when it was recorded and how far the clock was off', () => {
    const said = entry({ body: { beginnt: true, um: utc('06:30') } });
    const silent = entry({ body: { beginnt: false, grund: 'PAUSE' }, clockOffset: 60_000 });
    expect(waitingTurns([said, silent], turn, 'um')).toEqual([
      { key: 'k', at: ms('06:30'), isIn: true, reason: undefined },
      { key: 'k', at: ms('07:01'), isIn: false, reason: 'PAUSE' },
    ]);
  });

  test('nothing where the server has refused it', () => {
    expect(waitingTurns([entry({ state: 'refused' })], turn, 'um')).toEqual([]);
  });
});

describe('a day with what waits', () => {
  test('is the answer where nothing waits', () => {
    const row = { id: 1, von: utc('07:00'), bis: null, dauer: null };
    expect(now([row], utc('07:00'), [])).toEqual({
      rows: [{ row, waits: false }],
      since: utc('07:00'),
    });
  });

  test('begins with a row of its own', () => {
    expect(now([], null, [waiting(true, '07:00')])).toEqual({
      rows: [{ row: { id: '07:00', von: utc('07:00'), bis: null, dauer: null }, waits: true }],
      since: utc('07:00'),
    });
  });

  test('ends the row that is open, with its reason and how long it was', () => {
    const open = { id: 7, von: utc('07:00'), bis: null, dauer: null, grund: null };
    const after = now([open], utc('07:00'), [waiting(false, '11:00', 'x', 'PAUSE')]);
    expect(after).toEqual({
      rows: [{ row: { ...open, bis: utc('11:00'), dauer: 14_400, grund: 'PAUSE' }, waits: true }],
      since: undefined,
    });
  });

  test('goes on after a break, and leaves what has ended as it was read', () => {
    const over = { id: 7, von: utc('06:00'), bis: utc('07:00'), dauer: 3600, grund: null };
    const turns = [waiting(true, '08:00'), waiting(false, '09:00'), waiting(true, '10:00')];
    const { rows, since } = now([over], null, turns);
    expect(rows.map(({ row, waits }) => [row.von, row.bis, waits])).toEqual([
      [utc('06:00'), utc('07:00'), false],
      [utc('08:00'), utc('09:00'), true],
      [utc('10:00'), null, true],
    ]);
    expect(since).toBe(utc('10:00'));
  });

  test('leaves the end of what began the day before to that day', () => {
    const seit = utc('20:00', '2026-03-01');
    const { rows, since } = now([], seit, [waiting(false, '01:00')], '02:00');
    expect(rows).toEqual([]);
    expect(since).toBeUndefined();
  });

  test('an end without a begin stands alone', () => {
    const { rows } = now([], null, [waiting(false, '09:00')]);
    expect(rows.map(({ row }) => [row.von, row.bis, row.dauer])).toEqual([
      [null, utc('09:00'), null],
    ]);
  });
});

test('what was forgotten to be ended goes on no more after fourteen hours', () => {
  expect(sinceOf(utc('07:00'), [], ms('20:59'))).toBe(ms('07:00'));
  expect(sinceOf(utc('07:00'), [], ms('21:01'))).toBeUndefined();
});

test('what the server knows goes on also where the time here is told twice a minute only', () => {
  expect(sinceOf(utc('07:00'), [], ms('06:59'))).toBe(ms('07:00'));
  const signedOut = { at: ms('07:30'), isIn: false };
  expect(sinceOf(utc('07:00'), [signedOut], ms('06:59'))).toBeUndefined();
});
