import { describe, expect, it } from 'vitest';
import type { ScreenDefinition } from '../../../src/engine/define/definition';
import { resolveMatch } from '../../../src/engine/routes/resolve-match';
import { rowParams } from '../../../src/engine/screens/row-params';
import * as tabTypes from '../../../src/engine/tab-types';
import type { Fields } from '../../../src/engine/fields/field';
import type { PlaceLoader } from '../../../src/engine/screens/screen-place';

const screen = (name: string, tabs: ScreenDefinition['tabs']): ScreenDefinition => ({
  name,
  schema: name,
  standalone: true,
  api: { list: `/${name}`, record: `/${name}/{id}`, create: `/${name}` },
  columns: [],
  order: [],
  tabs,
  actions: [],
});

const definitions: Record<string, ScreenDefinition> = {
  houses: screen('houses', [
    { type: 'form', name: 'masterdata', sections: [] },
    {
      type: 'screen',
      name: 'rooms',
      screen: 'rooms',
      param: 'roomId',
      by: 'houseId',
      list: '/houses/{houseId}/rooms',
    },
    { type: 'screen', name: 'bills', screen: 'bills', param: 'billId', by: 'houseId' },
    { type: 'files', name: 'files', path: '/houses/{houseId}/files' },
  ]),
  rooms: {
    ...screen('rooms', [{ type: 'form', name: 'masterdata', sections: [] }]),
    api: { list: '/rooms', record: '/rooms/{id}', create: '/houses/{houseId}/rooms' },
  },
  bills: {
    ...screen('bills', [{ type: 'form', name: 'masterdata', sections: [] }]),
    scans: ['number'],
  },
};

const load: PlaceLoader = {
  titles: {},
  tabTypes,
  screen: (name) => Promise.resolve(definitions[name] as ScreenDefinition),
  fields: () => Promise.resolve({}),
  loadSchema: () => Promise.resolve({ properties: {} }),
};
const resolve = (rest: string) => resolveMatch(load, 'houses', rest);

describe('what a path below a screen means', () => {
  it('is the list', async () => {
    expect(await resolve('')).toMatchObject({ kind: 'list', place: { path: '/houses' } });
  });

  it('is a record, on its first tab unless another is named', async () => {
    expect(await resolve('5')).toMatchObject({ kind: 'record', id: 5, tab: 'masterdata' });
    expect(await resolve('5/masterdata')).toMatchObject({ id: 5, tab: 'masterdata' });
    expect(await resolve('new')).toMatchObject({ id: 'new', tab: 'masterdata' });
    expect(await resolve('new/masterdata')).toMatchObject({ id: 'new', tab: 'masterdata' });
  });

  it('reads codes of a list that says which fields hold them', async () => {
    const place = { path: '/houses/5/bills', fixed: [{ field: 'houseId' }] };
    expect(await resolve('5/bills/scanner')).toMatchObject({ kind: 'scanner', place });
    expect(await resolve('5/bills/scanner/masterdata')).toBeUndefined();
    expect(await resolve('scanner')).toBeUndefined();
    // A record that is called so is reached by another way of writing it.
    const fields = () =>
      Promise.resolve({ id: { property: { type: 'string' } } } as unknown as Fields);
    const called = await resolveMatch({ ...load, fields }, 'houses', '5/bills/%73canner');
    expect(called).toMatchObject({ kind: 'record', id: 'scanner' });
  });

  it('is an embedded list below the record’s path', async () => {
    expect(await resolve('5/rooms')).toMatchObject({
      id: 5,
      tab: 'rooms',
      embedded: {
        path: '/houses/5/rooms',
        list: '/houses/{houseId}/rooms',
        params: { houseId: 5 },
        fixed: [],
        preset: {},
      },
    });
  });

  it('filters and presets where no path names the record above', async () => {
    expect(await resolve('5/bills')).toMatchObject({
      embedded: {
        list: '/bills',
        fixed: [{ field: 'houseId', operator: '=', values: ['5'] }],
        preset: { houseId: 5 },
      },
    });
  });

  it('is an embedded record, with the record above as parent', async () => {
    expect(await resolve('5/rooms/7/masterdata')).toMatchObject({
      id: 7,
      place: { path: '/houses/5/rooms', definition: { name: 'rooms' } },
      parents: [{ id: 5, place: { path: '/houses' } }],
    });
    expect(await resolve('5/rooms/new')).toMatchObject({ id: 'new', parents: [{ id: 5 }] });
  });

  it('is a file of a record', async () => {
    expect(await resolve('5/files/7')).toMatchObject({ id: 5, tab: 'files', row: 7 });
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    'x',
    '5/attic',
    'new/rooms',
    'new/masterdata/7',
    '5/masterdata/7',
    '5/rooms/x',
    '5/files/x',
    '5/files/all',
    '5/files/7/8',
    '99999999999999999',
  ])('is nothing: %s', async (rest) => {
    expect(await resolve(rest)).toBeUndefined();
  });
});

describe('a table of rows below several parents', () => {
  const rowsOf = (path: string) =>
    screen('rooms', [
      {
        type: 'table',
        name: 'lamps',
        schema: 'lamps',
        api: { list: path, record: `${path}/{id}`, create: path },
        columns: [],
        totals: [],
      },
    ]);
  const resolveWith = (path: string, top: string, rest: string) =>
    resolveMatch(
      {
        ...load,
        screen: (name) =>
          Promise.resolve(
            name === 'rooms' ? rowsOf(path) : (definitions[name] as ScreenDefinition),
          ),
      },
      top,
      rest,
    );
  const path = '/houses/{houseId}/rooms/{roomId}/lamps';

  it('is reached where the records above give its parameters', async () => {
    const match = await resolveWith(path, 'houses', '5/rooms/7');
    if (match?.kind !== 'record') throw new Error('no record');
    const { tab } = match.place.tables[0]!;
    const params = rowParams(tab.api!, match.place, 7);
    expect(params.list).toEqual({ houseId: 5, roomId: 7 });
    expect(params.create).toEqual({ houseId: 5, roomId: 7 });
    expect(params.record(9)).toEqual({ houseId: 5, roomId: 7, id: 9 });
  });

  it('is refused when the record is opened where they do not, not when its rows are saved', async () => {
    await expect(resolveWith(path, 'rooms', '7')).rejects.toThrow(
      `screen rooms: tab lamps: nothing fills «houseId» of ${path}, only the record itself is known`,
    );
    await expect(
      resolveWith(path.replace('houseId', 'hausId'), 'houses', '5/rooms/7'),
    ).rejects.toThrow('nothing fills «hausId»');
  });
});
