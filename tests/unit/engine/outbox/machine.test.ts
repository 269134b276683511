import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../src/engine/outbox/entry';
import {
  afterOutcome,
  beginning,
  bodyToSend,
  corrected,
  countsOf,
  discarded,
  followsOf,
  isChangeable,
  meaningOf,
  nextToSend,
  recorded,
  type Outcome,
} from '../../../../src/engine/outbox/machine';

const NOW = Date.UTC(2031, 2, 3, 8);

const entry = (seq: number, values: Partial<Entry> = {}): Entry => ({
  ...recorded({
    queue: 'order=1',
    operation: 'POST /orders/{id}/start',
    params: { id: 1 },
    key: `key-${seq}`,
    recordedAt: new Date(NOW).toISOString(),
    label: { action: 'Start', record: 'Order 1' },
  }),
  seq,
  ...values,
});

const answer = (status: number | undefined, values: Partial<Outcome> = {}): Outcome => ({
  status,
  codes: [],
  messages: [],
  fieldErrors: {},
  ...values,
});

describe('what is sent next', () => {
  const seqs = (entries: readonly Entry[], isEager = false) =>
    nextToSend(entries, NOW, () => isEager).map(({ seq }) => seq);

  test('the oldest of each queue, whatever order they come in', () => {
    const other = { queue: 'order=2' };
    expect(seqs([entry(4, other), entry(3), entry(1), entry(2, other)])).toEqual([1, 2]);
  });

  test('what is over lets the next one pass', () => {
    const entries = [entry(1, { state: 'sent' }), entry(2, { state: 'discarded' }), entry(3)];
    expect(seqs(entries)).toEqual([3]);
  });

  test('a refused one keeps its own queue back, and no other', () => {
    const entries = [entry(1, { state: 'refused' }), entry(2), entry(3, { queue: 'order=2' })];
    expect(seqs(entries)).toEqual([3]);
    expect(seqs(entries, true)).toEqual([3]);
  });

  test('one that a crash has left is sent again', () => {
    expect(seqs([entry(1, { state: 'sending', attempts: 1 }), entry(2)])).toEqual([1]);
  });

  test('nothing overtakes one whose time has not come, unless it is asked for', () => {
    const entries = [entry(1, { nextTryAt: NOW + 1 }), entry(2)];
    expect(seqs(entries)).toEqual([]);
    expect(seqs(entries, true)).toEqual([1]);
    expect(seqs([entry(1, { nextTryAt: NOW })])).toEqual([1]);
  });
});

test('what was never tried may still be changed, and what is brought says what it says then', () => {
  const states = [{ attempts: 0 }, { attempts: 1 }, { state: 'sending', attempts: 1 }] as const;
  expect(states.map((values) => isChangeable(entry(1, values)))).toEqual([true, false, false]);
  const row = { von: '08:00', bis: '09:00', dauer: 60 };
  const brings = { schema: 'Time', row };
  const one = entry(1, { of: { schema: 'Order', id: 1, brings } });
  const { of } = corrected(one, { von: '08:30', note: 'x' }, 'other key');
  expect(of?.brings?.row).toEqual({ ...row, von: '08:30' });
});

describe('what an answer means', () => {
  test.each([
    [200, 'sent'],
    [201, 'sent'],
    [204, 'sent'],
    [undefined, 'later'],
    [500, 'later'],
    [503, 'later'],
    [429, 'later'],
    [408, 'later'],
    [423, 'later'],
    [401, 'login'],
    [424, 'login'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [412, 'refused'],
    [422, 'refused'],
  ])('%s: %s', (status, meaning) => {
    expect(meaningOf(answer(status), beginning(entry(1)))).toBe(meaning);
  });

  test('a duty of the session is no refusal of the call', () => {
    expect(meaningOf(answer(403, { isDuty: true }), beginning(entry(1)))).toBe('login');
  });

  test('what was told late under a key that has acted has arrived', () => {
    const mismatch = answer(422, { codes: ['msg_idempotency_mismatch'] });
    const again = entry(1, { attempts: 2, late: { source: 'OFFLINE' } });
    expect(meaningOf(mismatch, again)).toBe('sent');
    expect(meaningOf(mismatch, { ...again, attempts: 1 })).toBe('refused');
    expect(meaningOf(mismatch, entry(1, { attempts: 2 }))).toBe('refused');
  });
});

describe('an entry', () => {
  test('keeps what the server said against it', () => {
    const said = {
      codes: ['msg_service_status'],
      messages: ['Der Auftrag ist gesendet.'],
      fieldErrors: { datum: ['zu früh'] },
    };
    const after = afterOutcome(beginning(entry(1)), answer(409, said), NOW);
    expect(after).toMatchObject({
      state: 'refused',
      attempts: 1,
      refusal: { status: 409, ...said },
    });
  });

  test('without an answer waits for the network, not for a time', () => {
    const after = afterOutcome(beginning(entry(1)), answer(undefined), NOW);
    expect(after).toMatchObject({ state: 'waiting', attempts: 1, nextTryAt: 0 });
  });

  test('waits longer with each failure of the server, five minutes at most, as long as it is asked to', () => {
    const waits = (attempts: number, retryAfter?: number) =>
      afterOutcome(
        entry(1, { state: 'sending', attempts }),
        answer(503, retryAfter === undefined ? {} : { retryAfter }),
        NOW,
      ).nextTryAt - NOW;
    expect([1, 2, 3, 20].map((attempts) => waits(attempts))).toEqual([
      2_000, 4_000, 8_000, 300_000,
    ]);
    expect(waits(1, 60)).toBe(60_000);
  });

  test('keeps everything after a 401', () => {
    const sending = beginning(entry(1, { body: { a: 1 } }));
    expect(afterOutcome(sending, answer(401), NOW)).toEqual({
      ...sending,
      state: 'waiting',
      nextTryAt: 0,
    });
  });

  test('is corrected at its place, as another call', () => {
    const refused = afterOutcome(beginning(entry(1, { body: { a: 1 } })), answer(422), NOW);
    const again = corrected(refused, { a: 2 }, 'key-new');
    const more = { body: { a: 2 }, key: 'key-new', firstKey: 'key-1' };
    expect(again).toEqual(entry(1, more));
    expect(nextToSend([again, entry(2)], NOW)).toEqual([again]);
  });

  test('is discarded with a reason only', () => {
    expect(() => discarded(entry(1, { state: 'refused' }), '  ', NOW)).toThrow('with a reason');
    expect(discarded(entry(1), '  ', NOW)).not.toHaveProperty('reason');
    expect(discarded(entry(1), ' doppelt ', NOW)).toMatchObject({
      state: 'discarded',
      reason: 'doppelt',
      endedAt: '2031-03-03T08:00:00.000Z',
    });
  });

  test('says that it comes late from its second attempt on, and when it has waited', () => {
    const punch = entry(1, { body: { in: true, source: 'WEB' }, late: { source: 'OFFLINE' } });
    expect(bodyToSend(beginning(punch), NOW + 100)).toEqual({ in: true, source: 'WEB' });
    expect(bodyToSend(beginning(punch), NOW + 60_000)).toEqual({ in: true, source: 'OFFLINE' });
    expect(bodyToSend(beginning(beginning(punch)), NOW + 100)).toEqual({
      in: true,
      source: 'OFFLINE',
    });
  });
});

test('are counted apart: those that wait, and those that need the user', () => {
  const states = ['waiting', 'sending', 'sent', 'refused', 'discarded'] as const;
  expect(countsOf(states.map((state, seq) => entry(seq, { state })))).toEqual({
    waiting: 2,
    refused: 1,
  });
});

test('a record shows what follows from all that waits for it, the latest last', () => {
  const of = (follows: Record<string, unknown>, id: number | string = 7) => ({
    of: { schema: 'Task', id, follows },
  });
  const entries = [
    entry(2, of({ status: '05' })),
    entry(1, of({ status: '04', taken: true }, '7')),
    entry(3, { ...of({ status: '06' }), state: 'sent', endedAt: new Date(NOW).toISOString() }),
    entry(4, of({ status: '12' }, 8)),
  ];
  expect(followsOf(entries, 'Task', 7, NOW)).toEqual({ status: '05', taken: true });
  // What was read before something arrived does not know it.
  expect(followsOf(entries, 'Task', 7, NOW - 1)).toEqual({ status: '06', taken: true });
  expect(followsOf(entries, 'Task', 9, NOW)).toBeUndefined();
  // What the server will refuse shows nothing.
  const refused = entries.map((one) => ({ ...one, misfit: { action: 'x' } }));
  expect(followsOf(refused, 'Task', 7, NOW)).toBeUndefined();
});
