import { describe, expect, it } from 'vitest';
import { choiceCondition, chosenOf } from '../../../../src/engine/views/list/filter/choice-panel';
import { filterDraftOf, filterOf, withDraft } from '../../../../src/engine/views/list/filter/draft';
import { operatorOf, operatorsOf } from '../../../../src/engine/views/list/filter/operators';
import type { FieldCondition, Filter } from '../../../../src/engine/data/filters/predicate';
import { quickFilter } from '../../../../src/engine/views/list/filter/quick-filter';
import { thingFields } from './support/list-fields';

const field = (name: string) => thingFields[name]!;
const condition = (
  name: string,
  operator: FieldCondition['operator'],
  ...values: string[]
): FieldCondition => ({ field: name, operator, values });

describe('quick filter on a cell', () => {
  const others: Filter = [condition('name', '~', 'x')];

  it('asks for the value instead of what was asked of the column before', () => {
    const before = [...others, condition('town', '~', 'u')];
    expect(quickFilter(before, field('town'), { town: 'Ulm' }, 'only')).toEqual([
      ...others,
      condition('town', '=', 'Ulm'),
    ]);
  });

  it('asks for all that a list contains, or for nothing of it', () => {
    const marks = (record: object, mode: 'only' | 'without') =>
      quickFilter(others, field('marks'), { ...record }, mode);
    expect(marks({ marks: ['A', 'B'] }, 'only')).toEqual([
      ...others,
      condition('marks', '=', 'A'),
      condition('marks', '=', 'B'),
    ]);
    expect(marks({ marks: ['A', 'B'] }, 'without')).toEqual([
      ...others,
      condition('marks', '!in', 'A', 'B'),
    ]);
    expect(marks({ marks: ['A'] }, 'without')).toEqual([...others, condition('marks', '!=', 'A')]);
    expect(marks({ marks: [] }, 'only')).toEqual([...others, condition('marks', 'null')]);
  });

  it('leaves out one value after the other and keeps what else is asked', () => {
    const first = quickFilter(
      [condition('town', '~', 'u')],
      field('town'),
      { town: 'Ulm' },
      'without',
    );
    expect(first).toEqual([condition('town', '~', 'u'), condition('town', '!=', 'Ulm')]);
    expect(quickFilter(first, field('town'), { town: 'Aulendorf' }, 'without')).toEqual([
      condition('town', '~', 'u'),
      condition('town', '!in', 'Ulm', 'Aulendorf'),
    ]);
  });

  it('means empty by an empty cell, and the day by a moment', () => {
    expect(quickFilter([], field('town'), { town: null }, 'only')).toEqual([
      condition('town', 'null'),
    ]);
    expect(quickFilter([], field('town'), {}, 'without')).toEqual([condition('town', '!null')]);
    expect(quickFilter([], field('due'), { due: '2026-11-21T08:30' }, 'only')).toEqual([
      condition('due', '=', '2026-11-21'),
    ]);
    // As the cell shows it: where the company is, that is the next day already.
    expect(quickFilter([], field('seen'), { seen: '2026-06-30T22:30:00Z' }, 'only')).toEqual([
      condition('seen', '=', '2026-07-01'),
    ]);
  });
});

describe('a choice of values', () => {
  it.each<[FieldCondition, string, string[]]>([
    [condition('state', '=', 'NEW'), 'in', ['NEW']],
    [condition('state', 'in', 'NEW', 'OLD'), 'in', ['NEW', 'OLD']],
    [condition('state', '!=', 'NEW'), '!in', ['NEW']],
    [condition('state', '!in', 'NEW', 'OLD'), '!in', ['NEW', 'OLD']],
    [condition('state', 'null'), 'null', []],
  ])('%j is shown as what it is', (given, meaning, values) => {
    expect(chosenOf(given)).toEqual({ meaning, values });
    expect(choiceCondition('state', chosenOf(given))).toEqual([given]);
  });

  it('of nothing is no condition', () => {
    expect(choiceCondition('state', { meaning: '!in', values: [] })).toEqual([]);
  });
});

describe('the comparisons on offer', () => {
  it.each<[FieldCondition, string]>([
    [condition('since', '=', ':HEUTE'), 'period'],
    [condition('since', 'between', ':MONATSANFANG', ':MONATSENDE'), 'period'],
    [condition('since', 'between', ':HEUTE-6', ':HEUTE'), 'days'],
    [condition('since', 'between', '2026-01-01', '2026-02-01'), 'between'],
    [condition('since', '=', '2026-01-01'), 'on'],
    [condition('state', '=', 'NEW'), 'in'],
    [condition('town', '~', 'x'), 'contains'],
    [condition('price', '>=', '1'), 'atLeast'],
    [condition('town', 'null'), 'null'],
  ])('%j is «%s»', (given, name) => {
    expect(operatorOf(field(given.field), given).name).toBe(name);
    expect(operatorsOf(field(given.field)).map((choice) => choice.name)).toContain(name);
  });
});

describe('a filter being built', () => {
  const choiceOf = (given: FieldCondition) => operatorOf(field(given.field), given).name;

  it('comes back unchanged when nothing was done, a single «or» as the whole', () => {
    const filter: Filter = [
      { op: 'OR', items: [condition('town', '=', 'Ulm'), condition('town', '=', 'Hof')] },
    ];
    const draft = filterDraftOf(filter, choiceOf);
    expect(draft.op).toBe('OR');
    expect(filterOf(draft)).toEqual(filter);
  });

  it('leaves out what is unfinished and removes what is removed', () => {
    const draft = filterDraftOf(
      [condition('town', '=', 'Ulm'), condition('name', '~', 'x')],
      choiceOf,
    );
    const [first] = draft.items;
    const unfinished = {
      id: 999,
      condition: condition('price', 'between', '1', ''),
      choice: 'between',
    };
    const next = withDraft({ ...draft, items: [...draft.items, unfinished] }, first!.id, undefined);
    expect(filterOf(next)).toEqual([condition('name', '~', 'x')]);
  });
});
