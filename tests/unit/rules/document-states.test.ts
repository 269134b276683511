import { expect, test } from 'vitest';
import {
  allows,
  bookedChanges,
  canBookAndConvert,
  canConvert,
  documentActions,
  statusAfter,
  statusByTakeover,
  type DocumentAction,
} from '../../../schemas/rules/document-states';

const statuses = ['1', '2', '3', '4', '5', '6', '8', '9'];
const types = ['0100', '0200', '0300', '0400', '0490', '0500'];

/** 3-decisions §3.6, written out: action → types → each status that allows it, and what it becomes. */
const table: Record<DocumentAction, Record<string, string>> = {
  change: { '0100 0200 0300 0400 0490 0500': '1→1 2→1' },
  preview: { '0100 0200 0300 0400 0490 0500': '1→1 2→2 3→3 4→4 5→5 6→6 8→8 9→9' },
  print: { '0100 0200 0300 0400 0490 0500': '1→2 2→2 3→3 4→4 5→5 6→6 8→8 9→9' },
  simulate: { '0100 0200 0300 0400 0490 0500': '1→1 2→2' },
  book: { '0100 0200 0300 0400 0490 0500': '1→3 2→3' },
  convert: { '0100 0200 0300': '3→8 4→8', '0400 0490 0500': '' },
  dissolve: { '0100 0200': '3→6 4→6', '0300 0400 0490 0500': '' },
  cancel: { '0100 0200 0300 0400 0500': '3→6', '0490': '' },
  remove: { '0100 0200 0300 0400 0490 0500': '1→1 2→2' },
  copy: { '0100 0200 0300 0400 0490 0500': '1→1 2→2 3→3 4→4 5→5 6→6 8→8 9→9' },
  sign: { '0100 0200 0300 0400 0490 0500': '1→1 2→2 3→3' },
  note: { '0100 0200 0300 0400 0490 0500': '1→1 2→2 3→3 4→4 5→5 6→6 8→8 9→9' },
};

test.each(Object.keys(documentActions) as DocumentAction[])(
  '«%s» is allowed from the statuses of the specification, and leads to them',
  (action) => {
    for (const belegart of types) {
      const possible = statuses
        .map((belegstatus) => ({ belegart, belegstatus }))
        .filter((document) => allows(action, document))
        .map((document) => `${document.belegstatus}→${statusAfter(action, document)}`);
      const [, expected] =
        Object.entries(table[action]).find(([key]) => key.includes(belegart)) ?? [];
      expect(possible.join(' '), belegart).toBe(expected);
    }
  },
);

test('an offer becomes an order, an order a delivery or a direct document, a delivery an invoice', () => {
  const pairs = types.flatMap((belegart) =>
    ['02', '03', '04', '05']
      .filter((target) => canConvert({ belegart, belegstatus: '3' }, target))
      .map((target) => `${belegart}→${target}`),
  );
  expect(pairs).toEqual(['0100→02', '0200→03', '0200→05', '0300→04']);
  expect(canConvert({ belegart: '0200', belegstatus: '8' })).toBe(false);
  expect(canBookAndConvert({ belegart: '0200', belegstatus: '2' }, '03')).toBe(true);
  expect(canBookAndConvert({ belegart: '0200', belegstatus: '3' }, '03')).toBe(false);
  expect(canBookAndConvert({ belegart: '0400', belegstatus: '1' })).toBe(false);
});

test('successors decide over the status of what they came from', () => {
  const none = { hasDraft: false, hasBooked: false, isMerged: false, isOpen: true };
  expect(statusByTakeover(none)).toBe('3');
  expect(statusByTakeover({ ...none, hasDraft: true, hasBooked: true })).toBe('8');
  expect(statusByTakeover({ ...none, hasBooked: true })).toBe('4');
  expect(statusByTakeover({ ...none, hasBooked: true, isMerged: true })).toBe('4');
  expect(statusByTakeover({ ...none, hasBooked: true, isOpen: false })).toBe('5');
  expect(statusByTakeover({ ...none, hasBooked: true, isOpen: false, isMerged: true })).toBe('9');
});

test('no booked document becomes a draft again, and none comes back from status 6', () => {
  expect(bookedChanges['6']).toEqual([]);
  expect(Object.values(bookedChanges).flat()).not.toContain('1');
  expect(Object.values(bookedChanges).flat()).not.toContain('2');
});
