import { describe, expect, it } from 'vitest';
import * as actionTypes from '../../../src/engine/action-types';
import type { ActionDefinition } from '../../../src/engine/define/definition';
import type { Registry } from '../../../src/engine/application/registry';
import { availableActions } from '../../../src/engine/views/actions/available-actions';
import { linkTarget } from '../../../src/engine/action-types/link/link-target';
import { matchesShortcut } from '../../../src/engine/views/record/matches-shortcut';

const me = { id: 1, name: 'Anna A', kuerzel: 'A', typ: 0, istAdmin: false, technikerId: null };
const registry = {
  actionTypes,
  entries: [{ name: 'boxes', standalone: true, calls: ['GET /boxes'] }],
} as unknown as Registry;
const actions: ActionDefinition[] = [
  { type: 'call', name: 'book', call: 'POST /things/{id}/book' },
  {
    type: 'call',
    name: 'undo',
    call: 'POST /things/{id}/undo',
    when: (record) => record.booked === true,
  },
  { type: 'link', name: 'box', screen: 'boxes', id: 'boxId' },
  { type: 'link', name: 'shelf', screen: 'shelves' },
];
const names = (record: object, can: (operation: unknown) => boolean) =>
  availableActions(actions, record as Record<string, unknown>, { can, me, registry }).map(
    ({ name }) => name,
  );

describe('actions on a record', () => {
  it('need the right of their call', () => {
    expect(names({ booked: true }, (operation) => String(operation).endsWith('/undo'))).toEqual([
      'undo',
    ]);
  });

  it('need their condition', () => {
    expect(names({ booked: false }, () => true)).toEqual(['book']);
  });

  it('need a screen to lead to, a right to its list and a record there', () => {
    expect(names({ boxId: 7 }, (operation) => operation === 'GET /boxes')).toEqual(['box']);
    expect(names({ boxId: null }, () => true)).toEqual(['book']);
  });
});

describe('the target of a link', () => {
  const link = { type: 'link', name: 'x', screen: 'boxes' } as const;

  it('is a record, a new one with presets, or the list', () => {
    expect(linkTarget({ ...link, id: 'boxId' }, { boxId: 7 })).toBe('/boxes/7');
    expect(linkTarget({ ...link, create: { id: 'id', type: 'art' } }, { id: 3, art: 'A&B' })).toBe(
      '/boxes/new?id=3&type=A%26B',
    );
    expect(linkTarget({ ...link, create: { id: 'id', type: 'art' } }, { id: 3, art: null })).toBe(
      '/boxes/new?id=3',
    );
    expect(linkTarget(link, {})).toBe('/boxes');
  });
});

describe('a shortcut', () => {
  const press = (key: string, modifiers: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...modifiers,
  });

  it('is one key with exactly its modifiers', () => {
    expect(matchesShortcut(press('F9'), 'F9')).toBe(true);
    expect(matchesShortcut(press('F9', { shiftKey: true }), 'F9')).toBe(false);
    expect(matchesShortcut(press('p', { ctrlKey: true }), 'Ctrl+P')).toBe(true);
    expect(matchesShortcut(press('p', { metaKey: true }), 'Ctrl+P')).toBe(true);
    expect(matchesShortcut(press('p'), 'Ctrl+P')).toBe(false);
  });
});
