import { describe, expect, test } from 'vitest';
import type { AnyRecord } from '../../../../src/engine/define/definition';
import { afterChange, type Foresight } from '../../../../src/engine/outbox/after-change';
import { effectsOn } from '../../../../src/engine/outbox/effects';
import type { Entry } from '../../../../src/engine/outbox/entry';
import { broughtRows, corrected, discarded, recorded } from '../../../../src/engine/outbox/machine';

const NOW = Date.UTC(2031, 2, 3, 8);

/** A parcel that is picked (weighed), then sent with what was weighed, then taken back. */
const foresight: Readonly<Record<string, Foresight>> = {
  pick: {
    follows: (_, { weight }) => ({ state: 'picked', weight }),
    fits: ({ state }) => state === 'new',
  },
  send: {
    follows: ({ weight }, _, now) => ({ state: 'sent', price: Number(weight) * 2, sentAt: now }),
    fits: ({ state }) => state === 'picked',
  },
  takeBack: { follows: () => ({ state: 'back' }), fits: ({ state }) => state === 'sent' },
};
const foresightOf = ({ operation }: Entry) => foresight[operation];

/** Entries as they are recorded one after the other for one record. */
function day(record: AnyRecord, steps: readonly [string, AnyRecord?][]): Entry[] {
  let shown = record;
  return steps.map(([operation, body], index) => {
    const follows = foresight[operation]?.follows?.(shown, body ?? {}, '2031-03-03T09:00');
    const entry = {
      ...recorded({
        queue: 'q',
        operation,
        params: {},
        key: `key-${index}`,
        recordedAt: new Date(NOW).toISOString(),
        label: { action: operation, record: 'Parcel' },
        ...(body && { body }),
        of: { schema: 'Parcel', id: 1, record: shown, ...(follows && { follows }) },
      }),
      seq: index + 1,
    };
    shown = { ...shown, ...follows };
    return entry;
  });
}

const merged = (all: readonly Entry[], changes: readonly Entry[]) =>
  all.map((entry) => changes.find(({ seq }) => seq === entry.seq) ?? entry);
const shownOf = (all: readonly Entry[]) => ({
  state: 'new',
  ...effectsOn(all, 'Parcel', NOW + 1)[0]?.changes({}),
});

const first = { id: 1, state: 'new', weight: null };

describe('a corrected step', () => {
  const all = day(first, [['pick', { weight: 3 }], ['send']]);
  const [pick] = all as [Entry, Entry];

  test('changes what followed from it, and from what was done afterwards', () => {
    expect(shownOf(all)).toMatchObject({ state: 'sent', weight: 3, price: 6 });
    const now = merged(all, afterChange(all, [corrected(pick, { weight: 5 }, 'k')], foresightOf));
    expect(shownOf(now)).toEqual({
      ...{ state: 'sent', weight: 5, price: 10, sentAt: '2031-03-03T09:00' },
    });
    expect(now.some(({ misfit }) => misfit)).toBe(false);
  });

  test('changes nothing of another record, nor of what has been sent', () => {
    const other = { ...pick, seq: 9, of: { schema: 'Parcel', id: 2, record: first } };
    const sent = { ...(all[1] as Entry), state: 'sent' as const };
    const change = [corrected(pick, { weight: 5 }, 'k')];
    const now = afterChange([pick, sent, other], change, foresightOf);
    expect(now.map(({ seq }) => seq)).toEqual([1]);
  });

  test('can be corrected again and again', () => {
    const once = merged(all, afterChange(all, [corrected(pick, { weight: 5 }, 'k')], foresightOf));
    const again = corrected(once[0] as Entry, { weight: 7 }, 'l');
    expect(shownOf(merged(once, afterChange(once, [again], foresightOf)))).toMatchObject({
      price: 14,
    });
  });
});

describe('a step that is given up', () => {
  const all = day(first, [['pick', { weight: 3 }], ['send'], ['takeBack']]);
  const [pick] = all as [Entry, ...Entry[]];

  test('takes along what followed from it; later ones that no longer fit say after which', () => {
    const now = merged(all, afterChange(all, [discarded(pick, '', NOW)], foresightOf));
    expect(now.map(({ misfit }) => misfit?.action)).toEqual([undefined, 'pick', 'pick']);
    expect(shownOf(now)).toEqual({ state: 'new' });
  });

  test('a row that a step brings is not shown once it does not fit', () => {
    const [one, send] = day(first, [['pick', { weight: 3 }], ['send']]) as [Entry, Entry];
    const brings = { schema: 'Label', row: { text: 'x' } };
    const both = [one, { ...send, of: { ...send.of, brings } as NonNullable<Entry['of']> }];
    const of = { schema: 'Parcel', id: 1 };
    expect(broughtRows(both, of, 'Label')).toHaveLength(1);
    const now = merged(both, afterChange(both, [discarded(one, '', NOW)], foresightOf));
    expect(broughtRows(now, of, 'Label')).toHaveLength(0);
  });

  test('in the middle leaves what was before it, and marks only what depends on it', () => {
    const send = all[1] as Entry;
    const now = merged(all, afterChange(all, [discarded(send, '', NOW)], foresightOf));
    expect(now.map(({ misfit }) => misfit?.action)).toEqual([undefined, undefined, 'send']);
    expect(shownOf(now)).toEqual({ state: 'picked', weight: 3 });
  });

  test('a mark goes when what was in the way is given up as well', () => {
    const [one, send, again] = day(first, [
      ['pick', { weight: 3 }],
      ['send'],
      ['pick', { weight: 4 }],
    ]) as [Entry, Entry, Entry];
    // Recorded while the record was new once more, elsewhere.
    const marked = { ...again, misfit: { action: 'send' } };
    const both = [one, send, marked];
    const gone = [discarded(one, '', NOW), discarded(send, '', NOW)];
    const now = merged(both, afterChange(both, gone, foresightOf));
    expect(now[2]?.misfit).toBeUndefined();
    expect(shownOf(now)).toMatchObject({ state: 'picked', weight: 4 });
  });

  test('what was overruled from the beginning is not marked afterwards', () => {
    const odd = day(first, [['pick', { weight: 3 }], ['takeBack']]);
    const gone = discarded(odd[0] as Entry, '', NOW);
    const now = merged(odd, afterChange(odd, [gone], foresightOf));
    expect(now[1]?.misfit).toBeUndefined();
  });
});
