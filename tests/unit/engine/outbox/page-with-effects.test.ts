import { describe, expect, test } from 'vitest';
import { groupRows } from '../../../../src/engine/at-hand/group-rows';
import { inOrderOf, rowTest } from '../../../../src/engine/at-hand/row-query';
import type { AnyRecord } from '../../../../src/api/dialect';
import type { ActionDefinition } from '../../../../src/engine/define/definition';
import { foresightOfActions } from '../../../../src/engine/outbox/foresight-of-actions';
import { effectsOn, waitingAbout, type Effect } from '../../../../src/engine/outbox/effects';
import { groupsWithEffects } from '../../../../src/engine/outbox/groups-with-effects';
import { recorded } from '../../../../src/engine/outbox/machine';
import { pageWithEffects, type ListAsked } from '../../../../src/engine/outbox/page-with-effects';
import { parseFilter } from '../../../../schemas/rules/filter-grammar';
import { seeded } from '../../../support/predicate-evaluation';
import { seed } from '../../../support/seed';

const states = ['01', '02', '03', '04'];

/** A list of the server, what waits about some of its records, and what is asked. */
function drawn(random: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const server = Array.from({ length: Math.floor(random() * 60) }, (_, index): AnyRecord => ({
    id: index + 1,
    state: pick(states),
    day: `2031-03-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
    sum: Math.floor(random() * 100),
  }));
  const effects = server
    .filter(() => random() < 0.15)
    .map((before): Effect => {
      const values = { state: pick(states), ...(random() < 0.5 && { day: '2031-03-15' }) };
      return { id: before.id as number, before, changes: () => values };
    });
  const made = { id: -7, state: pick(states), day: '2031-03-10', sum: 5 };
  const created: Effect[] = [{ id: -7, before: undefined, made, changes: () => ({}) }];
  const filter = pick(['', 'state=01', 'statein(01|02)', 'day>=2031-03-10,state!=03']);
  const asked: ListAsked = {
    conditions: parseFilter(filter).conditions,
    order: pick([[], [{ field: 'day', descending: random() < 0.5 }]]),
  };
  return { server, effects: random() < 0.5 ? effects : [...effects, ...created], asked };
}

function wholly({ server, effects, asked }: ReturnType<typeof drawn>): AnyRecord[] {
  const changed = new Map(effects.map((one) => [one.id, one.changes]));
  const all = server.map((row) => ({ ...row, ...changed.get(row.id as number)?.(row) }));
  const more = effects.flatMap(({ made }) => (made ? [made] : []));
  return inOrderOf([...all, ...more].filter(rowTest(asked)), asked.order);
}

describe('a list with what waits', () => {
  test('is, page by page, what the server will answer once it has been sent', async () => {
    const random = seeded(seed);
    for (let number = 0; number < 500; number++) {
      const one = drawn(random);
      const rows = inOrderOf(one.server.filter(rowTest(one.asked)), one.asked.order);
      const read = ({ offset, limit }: { offset: number; limit: number }) =>
        Promise.resolve({ rows: rows.slice(offset, offset + limit), total: rows.length });
      const expected = wholly(one);
      const limit = 1 + Math.floor(random() * 12);
      const seen: AnyRecord[] = [];
      for (let offset = 0; offset < expected.length || offset === 0; offset += limit) {
        const page = await pageWithEffects(one.asked, one.effects, { offset, limit }, read);
        expect(page.total).toBe(expected.length);
        seen.push(...page.rows);
      }
      expect(seen).toEqual(expected);
    }
  });

  test('has the numbers and sums that it will have', () => {
    const random = seeded(seed + 1);
    const money = { isMoney: () => false, isPerCurrency: false };
    for (let number = 0; number < 500; number++) {
      const one = drawn(random);
      const how = { order: one.asked.order, group: ['state', 'day'], sum: sums };
      const now = groupRows(one.server.filter(rowTest(one.asked)), how, money);
      const asked = { ...one.asked, group: how.group };
      const expected = groupRows(wholly(one), how, money);
      expect(groupsWithEffects(now, asked, one.effects)).toEqual(expected);
    }
  });

  const sums = [
    { field: 'sum', function: 'SUM' },
    { field: 'sum', function: 'COUNT' },
  ];

  test('keeps a row that its values say nothing about, and takes none in that lacks what is asked', async () => {
    const changes = () => ({ state: '02' });
    const effects: Effect[] = [
      { id: 1, before: { id: 1, state: '01' }, changes },
      { id: 2, before: { id: 2, state: '01' }, changes },
      { id: 9, before: undefined, changes },
    ];
    const asked = {
      conditions: parseFilter('owner=5,state!=03').conditions,
      order: [],
      params: { orderId: 3 },
    };
    const read = () => Promise.resolve({ rows: [{ id: 1, state: '01' }], total: 1 });
    const page = await pageWithEffects(asked, effects, { offset: 0, limit: 10 }, read);
    expect(page).toEqual({ rows: [{ id: 1, state: '02' }], total: 1 });
  });
});

test('what was sent before the rows were read does nothing more; several calls about a record are one effect', () => {
  const about = (seq: number, follows: AnyRecord, more = {}) => ({
    ...recorded({
      queue: 'q',
      operation: 'POST /a',
      params: { orderId: 3 },
      key: String(seq),
      recordedAt: '2031-03-03T08:00:00.000Z',
      label: { action: 'A', record: 'R' },
      of: { schema: 'Task', id: 1, record: { id: 1, state: '01', note: null }, follows },
    }),
    seq,
    ...more,
  });
  const sent = { state: 'sent' as const, endedAt: '2031-03-03T09:00:00.000Z' };
  const entries = [
    about(1, { state: '02' }, sent),
    about(2, { note: 'x' }),
    about(3, { state: '05' }, { misfit: { action: 'A' } }),
  ];
  const at = (time: string) =>
    effectsOn(entries, 'Task', Date.parse(time)).map(({ changes }) => changes({}));
  expect(at('2031-03-03T08:30:00Z')).toEqual([{ state: '02', note: 'x' }]);
  expect(at('2031-03-03T09:30:00Z')).toEqual([{ note: 'x' }]);
  const brings = { schema: 'Time', row: { von: '08:00' } };
  const bringing = [{ ...about(4, {}), of: { schema: 'Task', id: 1, record: { id: 1 }, brings } }];
  expect(effectsOn(bringing, 'Time', 0)).toMatchObject([
    { id: -4, before: undefined, made: { id: -4, orderId: 3, von: '08:00' } },
  ]);
});

test('a call about one record changes the one that its path names, as the actions of its screen say', () => {
  const entry = (seq: number, amount: number) => ({
    ...recorded({
      queue: 'q',
      operation: 'POST /parts/{id}/use',
      params: { id: 8 },
      body: { amount },
      key: String(seq),
      recordedAt: '2031-03-03T08:00:00.000Z',
      label: { action: 'Use', record: 'R' },
      of: { schema: 'Task', id: 1, record: { id: 1 } },
    }),
    seq,
  });
  const foresightOf = foresightOfActions([
    {
      type: 'dialog',
      name: 'use',
      call: 'POST /parts/{id}/use',
      follows: ({ left }: AnyRecord, { amount }: AnyRecord) => ({
        left: Number(left) - Number(amount),
      }),
    } as unknown as ActionDefinition,
  ]);
  const entries = [entry(1, 2), entry(2, 3)];
  const [effect] = effectsOn(entries, 'Part', 0, foresightOf);
  expect(effect).toMatchObject({ id: 8, before: undefined });
  expect(effect?.changes({ id: 8, left: 9 })).toEqual({ left: 4 });
  expect(waitingAbout(entries, 'Part', foresightOf).get('8')).toEqual(['Use', 'Use']);
  expect(effectsOn(entries, 'Part', 0)).toEqual([]);
});
