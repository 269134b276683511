import { expect, test } from 'vitest';
import { vanStockAfter } from '../../../../schemas/rules/van-stock-after';
import { rowsAfter } from '../../../../src/engine/data/lists/rows-after';
import type { RowAfter } from '../../../../src/engine/define/row-after';
import { outboxState } from '../../../../src/engine/outbox/outbox-state';

const taken = 'POST /service/auftraege/{serviceAuftragId}/material';
const entry = (seq: number, state: string, body: object, endedAt?: string) => ({
  ...{ seq, key: String(seq), queue: 'q', operation: taken, params: {}, body, state, endedAt },
});
const van = [
  { artikelId: 7, bestand: 5, reserviert: 1, verfuegbar: 4 },
  { artikelId: 8, bestand: 2, reserviert: 0, verfuegbar: 2 },
];

test('parts that wait to be taken are not offered again, and those that the server counts already are not taken twice', () => {
  const readAt = Date.parse('2026-11-30T10:00:00Z');
  outboxState.set({
    entries: [
      entry(1, 'sent', { artikelId: 7, menge: 1 }, '2026-11-30T09:00:00Z'),
      entry(2, 'waiting', { artikelId: 7, menge: 2 }),
      entry(3, 'waiting', { artikelId: 7, menge: 1 }),
      entry(4, 'discarded', { artikelId: 8, menge: 1 }, '2026-11-30T10:30:00Z'),
    ],
  } as never);
  expect(rowsAfter(van, vanStockAfter as unknown as RowAfter, readAt)).toEqual([
    { artikelId: 7, bestand: 5, reserviert: 4, verfuegbar: 1 },
    van[1],
  ]);
});
