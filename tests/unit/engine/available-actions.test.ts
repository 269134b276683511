import { describe, expect, it } from 'vitest';
import * as actionTypes from '../../../src/engine/action-types';
import * as tabTypes from '../../../src/engine/tab-types';
import { startValues } from '../../../src/engine/action-types/dialog/start-values';
import { mainAction } from '../../../src/engine/views/actions/main-action';
import type { ActionDefinition } from '../../../src/engine/define/definition';
import type { Registry } from '../../../src/engine/application/registry';
import { availableActions } from '../../../src/engine/views/actions/available-actions';
import { linkTarget } from '../../../src/engine/action-types/link/link-target';
import { isKey } from '../../../src/ui/commands/pressed-key';

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
  availableActions({ actions, tabs: [] }, record as Record<string, unknown>, {
    can,
    me,
    registry,
  }).map(({ name }) => name);

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

describe('a link to a new record of another screen', () => {
  it('needs the right to create there: who may only read would fill in a form for nothing', () => {
    const similar = {
      type: 'link',
      name: 'box',
      screen: 'boxes',
      create: { name: 'name' },
    } as const;
    const shown = (right: string) =>
      availableActions(
        { actions: [similar], tabs: [] },
        {},
        { can: (operation: unknown) => operation === right, me, registry },
      ).length;
    expect(shown('POST /boxes')).toBe(1);
    expect(shown('GET /boxes')).toBe(0);
  });
});

describe('an action that creates in a tab', () => {
  const pay = { type: 'link', name: 'pay', creates: 'payments' } as const;
  const tabs = [
    { type: 'screen', name: 'payments', screen: 'payments', list: '/things/{id}/payments' },
  ] as never;
  const available = (right: string) =>
    availableActions(
      { actions: [pay], tabs },
      {},
      {
        can: (operation: unknown) => operation === right,
        me,
        registry: { ...registry, tabTypes } as Registry,
      },
    ).length;

  it('needs the right to create there', () => {
    expect(available('POST /things/{id}/payments')).toBe(1);
    expect(available('GET /things/{id}/payments')).toBe(0);
  });

  it('needs the right of the screen where its records are created elsewhere than the tab lists them', () => {
    const entries = registry.entries.map((one) =>
      one.name === 'boxes' ? { ...one, create: '/boxes' } : one,
    );
    const shown = (right: string) =>
      availableActions(
        {
          actions: [{ type: 'link', name: 'box', creates: 'boxes' }],
          tabs: [
            { type: 'screen', name: 'in', screen: 'boxes', list: '/things/{id}/boxes' },
          ] as never,
        },
        {},
        {
          can: (operation: unknown) => operation === right,
          me,
          registry: { ...registry, entries, tabTypes } as Registry,
        },
      ).length;
    expect(shown('POST /boxes')).toBe(1);
    expect(shown('GET /things/{id}/boxes')).toBe(0);
  });

  it('needs the right of the screen where the tab has no list of its own', () => {
    const shown = (right: string) =>
      availableActions(
        {
          actions: [{ type: 'link', name: 'box', creates: 'boxes' }],
          tabs: [{ type: 'screen', name: 'inTab', screen: 'boxes' }] as never,
        },
        {},
        {
          can: (operation: unknown) => operation === right,
          me,
          registry: { ...registry, tabTypes } as Registry,
        },
      ).length;
    expect(shown('POST /boxes')).toBe(1);
    expect(shown('GET /boxes')).toBe(0);
  });
});

describe('the main action', () => {
  const book: ActionDefinition = { type: 'call', name: 'book', call: 'POST /things/{id}/book' };
  const link: ActionDefinition = { type: 'link', name: 'box', screen: 'boxes' };
  const undo: ActionDefinition = { ...book, name: 'undo', danger: true };
  const main = (available: ActionDefinition[], canEdit = false, record = {}) =>
    mainAction(available, record, canEdit, registry)?.name;

  it('is the first that does something and destroys nothing', () => {
    expect(main([link, undo, book])).toBe('book');
    expect(main([link, undo])).toBeUndefined();
  });

  it('gives way to «Ändern», unless it is called primary', () => {
    expect(main([book], true)).toBeUndefined();
    expect(main([book, { ...link, primary: true }], true)).toBe('box');
  });

  it('is what its record makes primary', () => {
    const box: ActionDefinition = { ...link, primary: ({ booked }) => booked === true };
    expect(main([book, box], false, { booked: true })).toBe('box');
    expect(main([book, box])).toBe('book');
  });
});

describe('what a form of an action starts with', () => {
  it('is said by a function, or taken from the record', () => {
    const record = { owner: 7, until: null };
    expect(startValues({ defaults: (_, { id }) => ({ who: id }) }, record, me)).toEqual({ who: 1 });
    expect(
      startValues({ defaults: { who: 'owner', until: 'until' } as never }, record, me),
    ).toEqual({
      who: 7,
      until: undefined,
    });
  });
});

describe('the target of a link', () => {
  const link = { type: 'link', name: 'x', screen: 'boxes' } as const;
  const tabs = [
    { type: 'screen', name: 'payments', screen: 'payments' },
    { type: 'screen', name: 'saleDocuments', screen: 'saleDocument' },
  ] as never;
  const target = (action: Parameters<typeof linkTarget>[0], record = {}) =>
    linkTarget(action, {
      place: { path: '/things', definition: { tabs } },
      registry: { ...registry, tabTypes } as Registry,
      id: 3,
      record,
    });

  it('is a record, a new one with presets, or the list', () => {
    expect(target({ ...link, id: 'boxId' }, { boxId: 7 })).toBe('/boxes/7');
    const create = { id: 'id', type: 'art' };
    expect(target({ ...link, create }, { id: 3, art: 'A&B' })).toBe('/boxes/new?id=3&type=A%26B');
    expect(target({ ...link, create }, { id: 3, art: null })).toBe('/boxes/new?id=3');
    expect(target(link)).toBe('/boxes');
    expect(target({ ...link, filter: { number: 'art' } }, { art: 'A,B' })).toBe(
      '/boxes?filter=number%3DA%5C%2CB',
    );
  });

  it('is a new record in a tab of this one', () => {
    expect(target({ type: 'link', name: 'pay', creates: 'payments' })).toBe(
      '/things/3/payments/new',
    );
    expect(target({ type: 'link', name: 'offer', creates: 'saleDocument' })).toBe(
      '/things/3/saleDocuments/new',
    );
    const pay = { type: 'link', name: 'pay', creates: 'payments' } as const;
    const presets = { create: { text: 'art', who: 'name' }, values: { kind: 'CASH' } };
    expect(target({ ...pay, ...presets }, { art: 'A&B', name: null })).toBe(
      '/things/3/payments/new?kind=CASH&text=A%26B',
    );
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
    expect(isKey(press('F9'), 'F9')).toBe(true);
    expect(isKey(press('F9', { shiftKey: true }), 'F9')).toBe(false);
    expect(isKey(press('p', { ctrlKey: true }), 'Ctrl+P')).toBe(true);
    expect(isKey(press('p', { metaKey: true }), 'Ctrl+P')).toBe(true);
    expect(isKey(press('p'), 'Ctrl+P')).toBe(false);
  });
});
