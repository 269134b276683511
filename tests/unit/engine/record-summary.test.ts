import { describe, expect, it } from 'vitest';
import { fieldGroups } from '../../../src/engine/groups';
import { postalLines } from '../../../src/engine/groups/postal-lines';
import { isTogether, readTogether } from '../../../src/engine/groups/read-together';
import { summaryLine, summaryOf } from '../../../src/engine/screens/summary';
import type { Place } from '../../../src/engine/screens/place';
import { foldedFields } from '../../../src/engine/views/form/empty-fields';
import { editedPlaces, inEditedOrder } from '../../../src/engine/views/form/left-out';
import { inColumns, leftSections } from '../../../src/engine/views/form/left-sections';
import { rulesThatHold } from '../../../src/engine/screens/rules-that-hold';
import { standardFields } from '../../support/standard-fields';

const text = { type: ['string', 'null'] };
const fields = standardFields(
  'Firm',
  {
    required: ['name'],
    properties: {
      number: { type: 'integer' },
      name: { type: 'string' },
      street: { ...text, 'x-part': 'street' },
      code: { ...text, 'x-part': 'postal-code' },
      town: { ...text, 'x-part': 'city' },
      country: { ...text, format: 'country' },
      otherTown: { ...text, 'x-part': 'city' },
      iban: { ...text, format: 'iban' },
      bic: { ...text, format: 'bic' },
      image: { type: ['integer', 'null'], 'x-image': true },
      state: { type: 'string', enum: ['NEW'] },
      tags: { type: 'array', items: { type: 'string', enum: ['A'] } },
      blocked: { type: 'boolean', default: false },
      discount: { type: 'boolean', default: true },
      sum: { type: 'number', readOnly: true },
    },
  },
  { state: { tones: { NEW: 'blue' }, tells: ['number'] } },
);
const of = (...names: string[]) => names.flatMap((name) => fields[name] ?? []);
const place = (summary?: object) =>
  ({
    definition: {
      columns: ['number', 'name', 'street', 'code', 'town'].map((field) => ({ field })),
      summary,
    },
    title: ['name'],
    fields,
  }) as unknown as Place;

describe('a summary', () => {
  it('follows from columns, tones and the image where the definition says nothing', () => {
    const { subtitle, status, picture, figure } = summaryOf(place());
    // Where it is says more than further columns.
    expect(subtitle.map(({ name }) => name)).toEqual(['number', 'code', 'town', 'street']);
    expect(status.map(({ name }) => name)).toEqual(['state']);
    expect(picture?.name).toBe('image');
    expect(figure).toBeUndefined();
  });

  it('has the first key figure, unless it names another', () => {
    const figures = [{ number: 'rows' }, 'code'];
    const figureOf = (summary?: object) => {
      const { definition, ...rest } = place(summary);
      return summaryOf({ ...rest, definition: { ...definition, figures } } as never).figure?.name;
    };
    expect(figureOf()).toBe('number');
    expect(figureOf({ figure: 'code' })).toBe('code');
  });

  it('is what the definition says', () => {
    const { subtitle, status, figure } = summaryOf(
      place({ subtitle: ['town'], status: [], figure: 'number' }),
    );
    expect([subtitle.length, status.length, figure?.name]).toEqual([1, 0, 'number']);
  });

  it('reads in one line, a city with its code, without what is empty', () => {
    const values: Record<string, string> = { number: '7', code: '89073', town: 'Ulm' };
    const line = summaryLine(
      of('number', 'street', 'code', 'town'),
      ({ name }) => values[name] ?? '',
    );
    expect(line).toBe('7 · 89073 Ulm');
  });
});

describe('fields that belong together', () => {
  it('are read as one at the place of the first, a role only once', () => {
    const items = readTogether(
      of('number', 'street', 'code', 'town', 'otherTown', 'name'),
      fieldGroups,
    );
    expect(
      items.map((item) => (isTogether(item) ? item.fields.map(({ name }) => name) : item.name)),
    ).toEqual(['number', ['street', 'code', 'town'], 'otherTown', 'name']);
  });

  it('are read by themselves where one that is needed is missing', () => {
    expect(readTogether(of('iban', 'name'), fieldGroups).some(isTogether)).toBe(false);
    expect(readTogether(of('iban', 'bic'), fieldGroups).filter(isTogether)).toHaveLength(1);
    expect(readTogether(of('town'), fieldGroups).some(isTogether)).toBe(false);
  });

  it('stand as on an envelope of their country', () => {
    const parts = { street: 'Weg 1', postalCode: '89073', city: 'Ulm', country: 'Deutschland' };
    expect(postalLines({ ...parts, countryCode: 'DE' })).toEqual([
      'Weg 1',
      '89073 Ulm',
      'Deutschland',
    ]);
    expect(postalLines({ postalCode: 'SW1A 1AA', city: 'London', countryCode: 'GB' })).toEqual([
      'London SW1A 1AA',
    ]);
  });
});

describe('empty fields', () => {
  const sections = inColumns([
    { name: 'one', declared: 4, fields: of('name', 'street', 'code', 'town') },
    { name: 'two', declared: 2, fields: of('iban', 'number') },
    { name: 'three', declared: 2, fields: of('tags', 'bic') },
  ]);
  const section = (...names: string[]) =>
    inColumns([{ name: 'one', declared: names.length, fields: of(...names) }]);

  it('are folded where there are several in a section, unless they must be filled in', () => {
    const folded = foldedFields(sections, {
      name: '',
      code: '',
      number: 0,
      tags: [],
    });
    expect([...folded]).toEqual(['street', 'code', 'town', 'tags', 'bic']);
  });

  it('are folded with what is read together only as a whole', () => {
    expect([...foldedFields(sections.slice(0, 1), { street: 'Weg' })]).toEqual([]);
  });

  it('are those, too, that nobody turned on, unless there is nothing but switches', () => {
    const record = { blocked: false, discount: false };
    const mixed = section('iban', 'blocked', 'discount');
    expect([...foldedFields(mixed, record)]).toEqual(['iban', 'blocked']);
    expect([...foldedFields(section('blocked', 'discount'), record)]).toEqual([]);
  });

  it('stand last when they are edited, after those that are read elsewhere', () => {
    const fields = ['bic', 'state', 'number', 'sum', 'image', 'name', 'otherTown'];
    const places = editedPlaces(
      section(...fields),
      { state: 'NEW', number: 1, sum: 2, image: 3, name: 'Ulm' },
      { elsewhere: new Set(['state', 'sum', 'image']), editable: (name) => name !== 'state' },
    );
    expect([...places.leftOut]).toEqual(['state', 'sum']);
    const [shown, folded] = inEditedOrder(
      of('bic', 'number', 'image', 'name', 'otherTown'),
      places,
    );
    expect(shown.map(({ name }) => name)).toEqual(['name', 'number', 'image']);
    expect(folded.map(({ name }) => name)).toEqual(['bic', 'otherTown']);
  });
});

describe('sections', () => {
  it('keep their column when one is left out', () => {
    const fields = [9, 5, 3, 4, 1].map((declared) => ({ declared }));
    expect(inColumns(fields).map(({ isLeft }) => isLeft)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [[12, 6, 10, 12, 10], 3],
    [[9, 5, 3, 4, 1], 2],
    [[4], 1],
    [[1, 30], 1],
  ])('%o: the left column has the first %i', (fields, left) => {
    expect(leftSections(fields)).toBe(left);
  });
});

describe('warnings', () => {
  const me = { id: 1 } as never;
  const warnings = {
    blocked: ({ blocked }: { blocked?: unknown }) => blocked === true,
    late: { when: () => true, tone: 'yellow' as const },
  };

  it('are those that hold, in their order', () => {
    expect(rulesThatHold(warnings, { blocked: true }, me)).toEqual([
      { name: 'blocked', tone: 'red' },
      { name: 'late', tone: 'yellow' },
    ]);
    expect(rulesThatHold(undefined, {}, me)).toEqual([]);
  });

  it('are told in terms of a filter as the server would', () => {
    const holds = (when: never, record: object) =>
      rulesThatHold({ it: when }, record as never, { id: 7 } as never).length === 1;
    const cases: [unknown, object, boolean][] = [
      ['blocked=true', { blocked: true }, true],
      ['blocked=true', { blocked: false }, false],
      ['stock<0', { stock: -1 }, true],
      ['stock<0', { stock: 0 }, false],
      // What is empty is neither below nor above anything.
      ['stock<0', { stock: null }, false],
      ['stocknull', { stock: null }, true],
      [['stock>=10', 'stock<=20'], { stock: 20 }, true],
      [['stock>=10', 'stock<=20'], { stock: 9 }, false],
      [[['owner=:ICH', 'other=:ICH']], { owner: 1, other: 7 }, true],
      [[['owner=:ICH', 'other=:ICH']], { owner: 1, other: 2 }, false],
      ['due<:HEUTE', { due: '2001-01-01' }, true],
      ['due<:HEUTE', { due: '2999-01-01' }, false],
      ['kind in (A|B)', { kind: 'B' }, true],
      [{ when: 'blocked=true', tone: 'yellow' }, { blocked: true }, true],
    ];
    for (const [when, record, expected] of cases) {
      expect([when, record, holds(when as never, record)]).toEqual([when, record, expected]);
    }
  });
});
