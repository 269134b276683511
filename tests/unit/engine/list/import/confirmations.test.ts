import { expect, it } from 'vitest';
import {
  confirmationsIn,
  confirmedRows,
} from '../../../../../src/engine/views/list/import/confirmations';

const answer = { parts: 0, fieldErrors: {}, messages: ['Schon vergeben'] };

it('rows that are asked about are refused ones with a member that confirms them', () => {
  const asked = confirmationsIn([
    { ...answer, line: 2, outcome: 'refused', confirm: 'trotzdem' },
    { ...answer, line: 3, outcome: 'refused' },
    { ...answer, line: 4, outcome: 'created', confirm: 'trotzdem' },
  ]);
  expect([...asked]).toEqual([[2, { member: 'trotzdem', messages: ['Schon vergeben'] }]]);
  const rows = [
    { line: 2, values: { name1: 'A' } },
    { line: 3, values: { name1: 'B' } },
  ];
  expect(confirmedRows(rows, asked)).toEqual([
    { line: 2, values: { name1: 'A', trotzdem: true } },
    { line: 3, values: { name1: 'B' } },
  ]);
  expect(rows[0]?.values).not.toHaveProperty('trotzdem');
});
