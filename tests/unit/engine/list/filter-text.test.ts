import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../../../schemas/rules/filter-grammar';
import { filterText, parseFilterText } from '../../../../src/engine/data/filters/filter-text';
import {
  conditionsOn,
  type FieldCondition,
  type Filter,
  type FilterOperator,
  type FilterPredicate,
  isPlain,
  normalFilter,
  withConditionsOn,
} from '../../../../src/engine/data/filters/predicate';
import { queryPredicate } from '../../../../src/engine/data/filters/query-predicate';
import { thingFields } from './support/list-fields';
import { matches, meetsQuery } from './support/matches';

const is = (field: string, ...values: string[]): FieldCondition => ({
  field,
  operator: '=',
  values,
});
const any = (...items: FilterPredicate[]): FilterPredicate => ({ op: 'OR', items });
const all = (...items: FilterPredicate[]): FilterPredicate => ({ op: 'AND', items });
const context = {
  user: { id: 7, name: 'Anna A', kuerzel: 'XY' },
  now: new Date('2026-11-21T12:00:00Z'),
};

describe('a filter as text', () => {
  it.each<[string, Filter, string]>([
    ['nothing', [], ''],
    ['plain', [is('town', 'Ulm'), is('name', 'A')], 'town=Ulm,name=A'],
    ['or', [is('town', 'Ulm'), any(is('name', 'A'), is('name', 'B'))], 'town=Ulm,(name=A|name=B)'],
    [
      'and within or within and',
      [is('state', 'NEW'), any(is('name', 'A'), all(is('name', 'B'), is('town', 'Ulm')))],
      'state=NEW,(name=A|(name=B,town=Ulm))',
    ],
    [
      'a range inside or',
      [any(is('town', 'Ulm'), { field: 'price', operator: 'between', values: ['1', '2'] })],
      '(town=Ulm|(price>=1,price<=2))',
    ],
    [
      'reserved characters',
      [any(is('name', 'a|b'), is('name', '(c),\\'))],
      '(name=a\\|b|name=\\(c\\)\\,\\\\)',
    ],
    [
      'choice inside or',
      [any({ field: 'state', operator: 'in', values: ['NEW', 'OLD'] }, is('name', 'A'))],
      '(statein(NEW|OLD)|name=A)',
    ],
    ['relative', [{ field: 'since', operator: '>=', values: [':HEUTE-7'] }], 'since>=:HEUTE-7'],
  ])('%s', (_name, filter, text) => {
    expect(filterText(filter)).toBe(text);
    expect(parseFilterText(text)).toEqual({ filter, invalid: [] });
  });

  it('is the wire’s own grammar as long as there is no «or»', () => {
    const filter: Filter = [
      is('name', 'a|b,(c)\\'),
      { field: 'price', operator: 'between', values: ['1', '2'] },
      { field: 'town', operator: '!in', values: ['Ulm', 'Hof'] },
    ];
    expect(parseFilter(filterText(filter))).toEqual({
      conditions: [
        is('name', 'a|b,(c)\\'),
        { field: 'price', operator: '>=', values: ['1'] },
        { field: 'price', operator: '<=', values: ['2'] },
        { field: 'town', operator: '!=', values: ['Ulm'] },
        { field: 'town', operator: '!=', values: ['Hof'] },
      ],
      invalid: [],
    });
  });

  it('reports what it cannot read and keeps the rest', () => {
    expect(parseFilterText('town=Ulm,???,(name=A|what)')).toEqual({
      filter: [is('town', 'Ulm'), is('name', 'A')],
      invalid: ['???', 'what'],
    });
  });

  it('reads an unescaped bracket that somebody typed into a link', () => {
    expect(parseFilterText('name=Müller (Ulm),town=Hof').filter).toEqual([
      is('name', 'Müller (Ulm)'),
      is('town', 'Hof'),
    ]);
  });

  it('comes back the same from any tree, and means the same to the server', () => {
    const random = seeded(20_261_121);
    for (let round = 0; round < 400; round++) {
      const filter = normalFilter(randomItems(random, 3));
      const text = filterText(filter);
      const read = parseFilterText(text);
      expect(read, text).toEqual({ filter, invalid: [] });
      const query = queryPredicate(filter, thingFields, context);
      for (const row of rows) {
        const expected = filter.every((item) => matches(item, row));
        expect(meetsQuery(query, row), `${text} on ${JSON.stringify(row)}`).toBe(expected);
      }
    }
  });
});

describe('the simplest form', () => {
  it('joins a range and exclusions, dissolves groups of one, drops what says nothing', () => {
    const filter: Filter = [
      { field: 'price', operator: '>=', values: ['1'] },
      { field: 'price', operator: '<=', values: ['2'] },
      { field: 'town', operator: '!=', values: ['Ulm'] },
      { field: 'town', operator: '!=', values: ['Hof'] },
      any(is('name', 'A')),
      any(),
      { field: 'state', operator: 'in', values: [] },
    ];
    expect(normalFilter(filter)).toEqual([
      { field: 'price', operator: 'between', values: ['1', '2'] },
      { field: 'town', operator: '!in', values: ['Ulm', 'Hof'] },
      is('name', 'A'),
    ]);
  });

  it('keeps «or» apart from what stands beside it', () => {
    const filter: Filter = [
      any(
        { field: 'price', operator: '>=', values: ['1'] },
        { field: 'price', operator: '<=', values: ['2'] },
      ),
    ];
    expect(normalFilter(filter)).toEqual(filter);
    expect(isPlain(filter)).toBe(false);
  });
});

describe('conditions on one field', () => {
  const filter: Filter = [
    is('name', 'A'),
    is('town', 'Ulm'),
    any(is('name', 'B'), is('name', 'C')),
  ];

  it('are those outside of groups, and are replaced in their place', () => {
    expect(conditionsOn(filter, 'name')).toEqual([is('name', 'A')]);
    expect(withConditionsOn(filter, 'name', [is('name', 'Z')])).toEqual([
      is('name', 'Z'),
      ...filter.slice(1),
    ]);
    expect(withConditionsOn(filter, 'name', [])).toEqual(filter.slice(1));
    expect(withConditionsOn(filter, 'price', [is('price', '1')]).at(-1)).toEqual(is('price', '1'));
  });
});

const rows = [
  { name: 'A', town: 'Ulm', price: 1, state: 'NEW' },
  { name: 'ab', town: 'Hof', price: 2, state: 'OLD' },
  { name: 'a|b', town: null, price: null, state: 'NEW' },
  { name: '(c)', town: 'Ulm', price: 30, state: null },
];

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function randomItems(random: () => number, depth: number): FilterPredicate[] {
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    if (depth > 0 && random() < 0.4) {
      return { op: random() < 0.5 ? 'OR' : 'AND', items: randomItems(random, depth - 1) };
    }
    return randomCondition(random);
  });
}

function randomCondition(random: () => number): FieldCondition {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if (random() < 0.3) {
    const operator = pick<FilterOperator>(['=', '<', '<=', '>', '>=', 'between', 'null']);
    const values = { between: ['1', '10'], null: [] }[operator as string] ?? [
      pick(['1', '2', '30']),
    ];
    return { field: 'price', operator, values };
  }
  const field = pick(['name', 'town', 'state']);
  const operator = pick<FilterOperator>(['=', '!=', '~', '^', 'null', '!null', 'in', '!in']);
  const texts = ['A', 'a|b', '(c)', 'Ulm', 'NEW', ',\\'];
  if (operator === 'null' || operator === '!null') return { field, operator, values: [] };
  if (operator === 'in' || operator === '!in') {
    const first = pick(texts);
    return { field, operator, values: [first, pick(texts.filter((text) => text !== first))] };
  }
  return { field, operator, values: [pick(texts)] };
}
