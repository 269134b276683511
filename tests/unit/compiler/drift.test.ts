import { describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';
import type { ScreenSource } from '../../../compiler/mistakes/screen-contract';
import { builtContract } from '../../../compiler/built-contract';
import { compareProperty } from '../../../compiler/drift/compare-property';
import { renameGuess } from '../../../compiler/drift/rename-guess';
import type { LabelSource } from '../../../compiler/drift/stale-labels';
import { driftVerdict } from '../../../compiler/drift/verdict';
import { verdictText } from '../../../compiler/drift/verdict-text';
import * as actionTypes from '../../../src/engine/action-types';
import * as actionNames from '../../../src/engine/action-types/names';
import * as tabTypes from '../../../src/engine/tab-types';
import * as tabNames from '../../../src/engine/tab-types/names';

const types = { tabTypes, actionTypes, tabNames, actionNames };
const text: JsonSchema = { type: 'string' };

describe('a property', () => {
  test.each<[JsonSchema, JsonSchema, string]>([
    [text, { type: 'integer' }, 'a is integer, before string'],
    [text, { type: 'string', format: 'date' }, 'a is string (date), before string'],
    [text, { type: ['string', 'null'] }, ''],
    [{ type: ['string', 'null'] }, text, 'a must have a value now'],
    [text, { ...text, maxLength: 5 }, 'a: maxLength is 5, before none'],
    [{ ...text, maxLength: 9 }, { ...text, maxLength: 5 }, 'a: maxLength is 5, before 9'],
    [{ ...text, maxLength: 5 }, { ...text, maxLength: 9 }, ''],
    [{ ...text, maxLength: 5 }, text, ''],
    [{ minimum: 0 }, { minimum: 1 }, 'a: minimum is 1, before 0'],
    [{ minimum: 1 }, { minimum: 0 }, ''],
    [text, { ...text, pattern: 'x' }, 'a: pattern is x, before none'],
    [{ ...text, enum: ['x', 'y'] }, { ...text, enum: ['x'] }, 'a no longer takes «y»'],
    [text, { ...text, enum: ['x'] }, 'a only takes «x» now'],
    [
      { ...text, enum: ['x'] },
      { ...text, enum: ['x', 'y'] },
      'a has new values without a label: «y»',
    ],
    [text, { ...text, readOnly: true }, 'a is only read now'],
    [{ items: text }, { items: { type: 'integer' } }, 'a[] is integer, before string'],
  ])('%j → %j', (before, after, said) => {
    expect(
      compareProperty('a', before, after)
        .map((one) => one.text)
        .join(),
    ).toBe(said);
  });
});

test.each<[string, Record<string, JsonSchema>, Record<string, JsonSchema>, string | undefined]>([
  ['email', { email: text, a: text }, { emailAddress: text, b: text }, 'emailAddress'],
  [
    'plz',
    { plz: { ...text, description: 'Postcode' } },
    { x: text, zip: { ...text, description: 'Postcode' } },
    'zip',
  ],
  ['email', { email: text }, { emails: { type: 'array' } }, undefined],
  ['ort', { ort: text }, { city: text }, 'city'],
  ['ort', { ort: text, b: text }, { city: text, c: text }, undefined],
])('%s of %j is probably called otherwise in %j', (name, before, after, guess) => {
  expect(renameGuess(name, before, after)).toBe(guess);
});

describe('a verdict', () => {
  const pet: JsonSchema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: text,
      owner: { properties: { city: text } },
      tag: text,
    },
  };
  const contract = (schema: JsonSchema, { drop = '', right = 'SEE' } = {}): OpenApiDocument => {
    const content = (one: JsonSchema) => ({ content: { 'application/json': { schema: one } } });
    const to = { $ref: '#/components/schemas/Pet' };
    const item = {
      get: { 'x-right': right, responses: { '200': content(to) } },
      delete: { responses: {} },
      patch: { requestBody: content({ $ref: '#/components/schemas/PetPatch' }), responses: {} },
    };
    return {
      openapi: '3.1.0',
      paths: {
        '/pets': {
          get: {
            parameters: drop === 'suche' ? [] : [{ in: 'query', name: 'suche' }],
            responses: { '200': content({ type: 'array', items: to }) },
          },
        },
        '/pets/{id}': Object.fromEntries(
          Object.entries(item).filter(([method]) => method !== drop),
        ),
      },
      components: {
        schemas: { Pet: schema, PetPatch: { ...schema, 'x-entity': 'Pet' } },
      },
    };
  };
  const source: ScreenSource = {
    file: 'screens/pets.ts',
    text: "\napi: { list: '/pets', record: '/pets/{id}' },\ncolumns: ['name'],\nfields: ['owner'],",
    definition: {
      name: 'pets',
      schema: 'Pet',
      api: { list: '/pets', record: '/pets/{id}' },
      columns: ['name'],
      tabs: [{ type: 'form', name: 'main', sections: [{ name: 'a', fields: ['owner'] }] }],
    } as ScreenSource['definition'],
  };
  const verdict = (schema: JsonSchema, change = {}, labels: LabelSource[] = []) =>
    driftVerdict(
      builtContract(contract(pet)),
      builtContract(contract(schema, change)),
      [source],
      types,
      labels,
    );
  const without = (name: string) => {
    const { [name]: _gone, ...properties } = pet.properties ?? {};
    return { ...pet, properties };
  };

  test('says nothing of a contract that is the same', () => {
    expect(verdict(pet)).toEqual({ drifts: [], breaking: [], affected: [], unchanged: ['pets'] });
    expect(verdictText(verdict(pet))).toBe('');
  });

  test('names file and line of a field that is gone, with what it is called now', () => {
    const renamed = {
      ...without('name'),
      properties: { ...without('name').properties, nickname: text },
    };
    expect(verdictText(verdict(renamed))).toBe(`The contract has changed: 1 screen breaks

pets:
  breaks  screens/pets.ts:3: name is gone, probably called «nickname» now
  look at screens/pets.ts:3: what users saved with name (views, links, columns) heals as nickname with «renamed: { name: 'nickname' },»
`);
  });

  test('names the labels of such a field, in each language once', () => {
    const renamed = {
      ...without('name'),
      properties: { ...without('name').properties, nickname: text },
    };
    const file = (language: string) => `locales/${language}/entities/Pet.json`;
    const label = (language: string, schema = 'Pet') => ({
      ...{ file: file(language), schema },
      text: '{\n  "one": "name",\n  "fields": {\n    "owner": "Halter",\n    "name": "Name"\n  }\n}',
    });
    const labels = [label('de'), label('en'), label('fr', 'Other')];
    const { drifts } = verdict(renamed, {}, labels);
    expect(drifts.filter(({ kind }) => kind === 'label-stale')).toEqual(
      ['de', 'en'].map((language) => ({
        ...{ kind: 'label-stale', breaks: false, screen: 'pets', schema: 'Pet', field: 'name' },
        ...{ file: file(language), line: 5 },
        text: 'the label of name is of no use any more, it probably belongs to «nickname» now',
      })),
    );
    expect(verdict(pet, {}, labels).drifts).toEqual([]);
  });

  test.each<[string, JsonSchema, object, string, boolean]>([
    [
      'a field that is shown nowhere',
      without('tag'),
      {},
      'what users saved with tag (views, links, columns) leaves it out and says so',
      false,
    ],
    [
      'a part of an object',
      {
        ...pet,
        properties: { ...pet.properties, owner: { properties: { town: { type: 'integer' } } } },
      },
      {},
      'owner.city is gone',
      true,
    ],
    ['an operation', pet, { drop: 'delete' }, 'DELETE /pets/{id} is gone', true],
    ['a right', pet, { right: 'READ' }, 'GET /pets/{id} asks for "READ", before "SEE"', false],
    ['a parameter', pet, { drop: 'suche' }, 'GET /pets no longer takes «suche»', false],
    [
      'a field that must be given and no form shows',
      { ...pet, required: ['tag'] },
      {},
      'tag must be given now, and no form of this screen shows it',
      true,
    ],
    [
      'a field that must be given',
      { ...pet, required: ['name'] },
      {},
      'name must be given now',
      false,
    ],
    [
      'a new field',
      { ...pet, properties: { ...pet.properties, size: text } },
      {},
      'size is new and shown nowhere',
      false,
    ],
  ])('%s', (_, schema, change, said, breaks) => {
    const { drifts, breaking } = verdict(schema, change);
    expect(
      drifts
        .map((one) => one.text)
        .slice(0, 1)
        .join(),
    ).toBe(said);
    expect(breaking).toEqual(breaks ? ['pets'] : []);
  });
});
