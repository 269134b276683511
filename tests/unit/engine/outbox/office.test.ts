import { expect, test } from 'vitest';
import type { Entry } from '../../../../src/engine/outbox/entry';
import {
  afterOutcome,
  beginning,
  corrected,
  discarded,
  firstKeyOf,
  recorded,
  type Outcome,
} from '../../../../src/engine/outbox/machine';
import {
  concernsOffice,
  reportOf,
  toldOf,
  toTell,
  untoldOf,
} from '../../../../src/engine/outbox/office';
import { sendWaiting } from '../../../../src/engine/outbox/sender';
import { memoryOutbox } from '../../../support/memory-outbox';

const NOW = Date.UTC(2031, 2, 3, 8);
const LATER = NOW + 60_000;

const entry = (seq: number, values: Partial<Entry> = {}): Entry => ({
  ...recorded({
    queue: 'order=1',
    operation: 'POST /orders/{id}/start',
    params: { id: 1 },
    key: `key-${seq}`,
    recordedAt: new Date(NOW).toISOString(),
    clockOffset: -120_000,
    label: { action: 'Start', record: 'Order 1' },
    of: { schema: 'Order', id: 1 },
  }),
  seq,
  ...values,
});

const outcome = (status: number): Outcome => ({
  status,
  codes: ['msg_state', 'msg_other'],
  messages: ['It is over.'],
  fieldErrors: { km: ['Too many.'] },
});

const nothing = { words: '', table: undefined, plainly: 'Refused.' };

const refused = (one: Entry, now = NOW) => afterOutcome(beginning(one), outcome(409), now);

test('the office hears of a refusal once nobody has it before him any more', () => {
  const all = [refused(entry(1)), entry(2), entry(3, { state: 'sent' })];
  expect(toTell(all, NOW + 1)).toEqual([]);
  expect(toTell(all, LATER).map(({ seq }) => seq)).toEqual([1]);
});

test('a refusal is told in words, with when it was recorded by the server’s clock and what waits', () => {
  const one = refused(entry(1));
  const all = [one, entry(2), entry(3), entry(4, { queue: 'order=2' })];
  expect(reportOf(one, all, { words: 'km: 12', table: 'ORD', plainly: 'Refused.' })).toEqual({
    status: 'OFFEN',
    vorgang: 'Start',
    datensatz: 'Order 1',
    tabelle: 'ORD',
    tabelleId: 1,
    eingaben: 'km: 12',
    meldung: 'It is over. Too many.',
    meldungscode: 'msg_state',
    wartend: 2,
    erfasstUm: new Date(NOW - 120_000).toISOString(),
    abgewiesenUm: new Date(NOW).toISOString(),
    grund: null,
  });
});

test('what became of a refused one is told, once, under its first key', () => {
  const one = refused(entry(1));
  const told = { ...one, told: toldOf(one) };
  const again = corrected(told, {}, 'other key');
  expect(concernsOffice(again)).toBe(false);
  const sent = afterOutcome(beginning(again), outcome(200), LATER);
  expect(concernsOffice(sent)).toBe(true);
  expect(reportOf(sent, [], nothing)).toMatchObject({
    status: 'UEBERTRAGEN',
    abgewiesenUm: told.told.at,
    meldung: 'It is over. Too many.',
    meldungscode: 'msg_state',
  });
  expect(firstKeyOf(sent)).toBe('key-1');
  expect(concernsOffice({ ...sent, told: toldOf(sent) })).toBe(false);
});

test('one that is discarded before it was told is told as such; one that never was refused is not', () => {
  const given = discarded(refused(entry(1)), 'No longer needed', LATER);
  expect(reportOf(given, [], nothing)).toMatchObject({
    status: 'VERWORFEN',
    grund: 'No longer needed',
  });
  expect(toTell([given, discarded(entry(2), 'Mistaken', LATER)], LATER)).toEqual([given]);
});

test('another refusal is later than the one that was told, also by a clock that was set back', () => {
  const one = refused(entry(1));
  const told = { ...corrected(one, {}, 'other key'), told: toldOf(one) };
  expect(Date.parse(refused(told, NOW - 5000).refusal?.at ?? '')).toBe(NOW + 1);
});

test('a refusal without words is told with words of the page', () => {
  const mute = afterOutcome(
    beginning(entry(1)),
    { status: 409, codes: [], messages: [], fieldErrors: {} },
    NOW,
  );
  expect(reportOf(mute, [], nothing)).toMatchObject({ meldung: 'Refused.', meldungscode: null });
  const again = corrected({ ...mute, told: toldOf(mute) }, {}, 'other key');
  expect(reportOf(again, [], nothing).meldung).toBe('Refused.');
});

test('a report that is refused is told again later and less often, then no more; a new refusal is', () => {
  let one = refused(entry(1));
  const waits: number[] = [];
  for (let now = LATER; toTell([one], now).length > 0; now = one.untold?.nextTryAt ?? now) {
    one = { ...one, untold: untoldOf(one, 'Too long.', now) };
    waits.push(((one.untold?.nextTryAt ?? 0) - now) / 60_000);
    expect(toTell([one], now + 59_000)).toEqual([]);
    if (waits.length > 9) break;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
  expect(concernsOffice(one)).toBe(true);
  const given = discarded(one, 'No longer needed', LATER);
  expect(toTell([given], LATER)).toEqual([given]);
  const untold = { attempts: 6, nextTryAt: 0, message: 'Too long.' };
  expect(concernsOffice({ ...given, untold })).toBe(false);
  const again = refused(corrected(one, {}, 'other key') as Entry, LATER);
  expect(toTell([again], LATER + 60_000)).toHaveLength(1);
});

test('what the office has not heard of yet stays on the device', async () => {
  const store = memoryOutbox();
  const given = discarded(refused(entry(1)), 'No longer needed', NOW);
  await store.add(given);
  for (let seq = 2; seq < 60; seq++) await store.add(discarded(entry(seq), 'Mistaken', LATER));
  await sendWaiting({ store, send: () => Promise.resolve(outcome(200)), now: () => NOW }, false);
  const kept = await store.all();
  expect(kept).toHaveLength(51);
  expect(kept.filter(({ refusal }) => refusal)).toHaveLength(1);
});
