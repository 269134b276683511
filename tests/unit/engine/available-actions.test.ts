import { describe, expect, it } from 'vitest';
import { availableActions } from '../../../src/engine/record/actions/available-actions';

const me = { id: 1, kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };
const actions = [
  { type: 'call' as const, name: 'book', call: 'POST /things/{id}/book' },
  {
    type: 'call' as const,
    name: 'undo',
    call: 'POST /things/{id}/undo',
    when: (record: Readonly<Record<string, unknown>>) => record.booked === true,
  },
];
const names = (record: object, can: (operation: string) => boolean) =>
  availableActions(actions, record as Record<string, unknown>, { can, me }).map(({ name }) => name);

describe('actions on a record', () => {
  it('need the right of their call', () => {
    expect(names({ booked: true }, (operation) => operation.endsWith('/undo'))).toEqual(['undo']);
  });

  it('need their condition', () => {
    expect(names({ booked: false }, () => true)).toEqual(['book']);
  });
});
