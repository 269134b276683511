import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { galleryBackend } from '../../../scripts/gallery/in-page/backend';
import {
  registeredTypes,
  type RegisteredTypes,
} from '../../../compiler/application/registered-types';
import { screenDefinitions } from '../../../compiler/application/screen-definitions';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import type { AnyDefinition } from '../../../src/engine/define/definition';
import { fieldsOf } from '../../../src/engine/fields/fields-of';
import { galleryData } from '../../fixtures/gadgets/gallery';
import { fieldTypes } from '../../fixtures/gadgets/page/field-types';
import * as contract from '../../fixtures/gadgets/page/schemas/generated/contract';

const folder = 'tests/fixtures/gadgets/page';
const data = galleryData(contract.rightNames);

function schemaOf(name: string): EntitySchema {
  const file = `${folder}/schemas/generated/schemas/${name}.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as EntitySchema;
}

describe('the gallery', () => {
  let definitions: readonly AnyDefinition[] = [];
  let types: RegisteredTypes;
  beforeAll(async () => {
    types = await registeredTypes(`${folder}/screens`);
    definitions = await screenDefinitions(`${folder}/screens`, types);
  });

  it('shows every type of tab and action', () => {
    const tabs = new Set(definitions.flatMap((one) => one.tabs.map(({ type }) => type)));
    const actions = definitions.flatMap((one) => ('actions' in one ? one.actions : []));
    expect([...tabs].sort()).toEqual(Object.keys(types.tabTypes).sort());
    expect([...new Set(actions.map(({ type }) => type))].sort()).toEqual(
      Object.keys(types.actionTypes).sort(),
    );
  });

  it('shows every way to see a list', () => {
    const displays = ['board', 'tree', 'calendar', 'schedule'] as const;
    const shown = (display: (typeof displays)[number]) =>
      definitions.some((one) => one.schema !== undefined && one[display] !== undefined);
    expect(displays.filter((display) => !shown(display))).toEqual([]);
  });

  it('shows every type of field', () => {
    const shown = Object.keys(data.records).flatMap((schema) =>
      Object.values(
        fieldsOf(schema, schemaOf(schema), {}, { country: {}, ...contract.references }, fieldTypes),
      ),
    );
    const names = new Set(shown.map(({ type }) => type.name));
    // Inside of an object.
    for (const field of shown) {
      for (const part of Object.values(field.parts?.() ?? field.item?.()?.parts?.() ?? {}))
        names.add(part.type.name);
    }
    expect(fieldTypes.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('has records of screens, with fields that the contract knows', () => {
    const { answer } = galleryBackend(contract, data);
    const empty: string[] = [];
    for (const screen of definitions) {
      if (screen.schema === undefined || screen.api.list.includes('{')) continue;
      const { body } = answer({
        method: 'GET',
        path: screen.api.list,
        query: new URLSearchParams(),
      });
      const { result } = body as { result: Record<string, unknown>[] };
      if (result.length === 0) empty.push(screen.name);
      const known = Object.keys(schemaOf(screen.schema).properties);
      expect(Object.keys(result[0] ?? {}).filter((name) => !known.includes(name))).toEqual([]);
    }
    // One shows what an empty list looks like.
    expect(empty.length).toBeLessThanOrEqual(1);
  });
});

describe('its backend', () => {
  const { answer } = galleryBackend(contract, data);
  const ask = (method: string, path: string, query = '', body?: unknown) =>
    answer({ method, path, query: new URLSearchParams(query), body });
  const names = (query: string) =>
    (
      ask('GET', '/pruefstand/geraete', query).body as { result: { bezeichnung: string }[] }
    ).result.map(({ bezeichnung }) => bezeichnung);

  it('orders, filters, searches and pages lists', () => {
    expect(names('orderBy=preis desc&limit=2')).toEqual(['Press 60', 'Lathe 59']);
    expect(names('orderBy=-preis&offset=1&limit=1')).toEqual(['Lathe 59']);
    expect(names('filter=farbe=ROT,preis<60')).toEqual(['Clamp 1', 'Lathe 4']);
    expect(names('filter=farbein(ROT|BLAU),bestand>=45&limit=1')).toHaveLength(1);
    expect(names('suche=PRESS 6')).toEqual(['Press 60']);
  });

  it('reads, makes, changes and removes records, those below one by its id', () => {
    const parts = '/pruefstand/geraete/3/teile';
    const { status, headers } = ask('POST', parts, '', { name: 'Bolt', menge: 1 });
    expect(status).toBe(201);
    const id = headers?.location?.split('/').at(-1);
    const record = `/pruefstand/teile/${id}`;
    expect(ask('PATCH', record, '', { menge: 2 })).toMatchObject({
      body: { result: { name: 'Bolt', menge: 2, gadgetId: 3, version: 2 } },
      headers: { etag: '"2"' },
    });
    expect(ask('GET', parts)).toMatchObject({ body: { total: 4 } });
    expect(ask('DELETE', record).status).toBe(204);
    expect(ask('GET', record).status).toBe(404);
  });

  it('says of what it does not have that it is not there', () => {
    expect(ask('GET', '/nowhere').status).toBe(404);
    expect(ask('GET', '/pruefstand/geraete/999').status).toBe(404);
  });
});
