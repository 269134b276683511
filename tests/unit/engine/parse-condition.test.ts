import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/engine/fields/field';
import { standardFields } from '../../support/standard-fields';
import { conditionText } from '../../../src/engine/views/list/filter/filter-words';
import { parseCondition } from '../../../src/engine/data/filters/parse-condition';
import { listField } from './list/support/list-fields';

const stored: Record<string, string> = { phone: 'phone', email: 'email', iban: 'iban' };
const field = (type: string) => {
  const format = stored[type];
  return listField('it', type, format ? { property: { type: 'string', format } } : {});
};

describe('what is typed into a column’s filter', () => {
  it.each<[string, string, string, string[]]>([
    ['text', 'Ulm', '~', ['Ulm']],
    ['text', '^88', '^', ['88']],
    ['text', '=Ulm', '=', ['Ulm']],
    ['text', '!= Ulm', '!=', ['Ulm']],
    ['integer', '~7', '~', ['7']],
    ['text', '=', 'null', []],
    ['text', '*', '!null', []],
    ['money', '1.234,5', '=', ['1234.5']],
    // As German writes numbers: the dot is one for thousands.
    ['money', '1.234', '=', ['1234']],
    ['money', '1,234', '=', ['1.234']],
    ['money', '>99.999', '>', ['99999']],
    ['number', '0,00000010', '=', ['0.0000001']],
    ['number', '-007,50', '=', ['-7.5']],
    ['number', '-0', '=', ['0']],
    ['money', '>= 100', '>=', ['100']],
    ['integer', '<7', '<', ['7']],
    ['integer', '10.001', '=', ['10001']],
    ['date', '1.2.26', '=', ['2026-02-01']],
    ['date', '>31.12.2025', '>', ['2025-12-31']],
    ['duration', '90', '=', ['90']],
    ['duration', '>=1:30', '>=', ['90']],
    ['duration', '1 h..2:15', 'between', ['60', '135']],
    ['time', '8', '=', ['08:00:00Z']],
    ['time', '<1430', '<', ['14:30:00Z']],
    ['time', '8:30..17 Uhr', 'between', ['08:30:00Z', '17:00:00Z']],
    // As it was pasted.
    ['text', '\u200bUlm\u00a0Nord', '~', ['Ulm Nord']],
    ['money', '> 100,00-', '>', ['-100']],
    ['money', '(1.234,50\u00a0€)', '=', ['-1234.5']],
    ['number', '1,2E+03', '=', ['1200']],
    ['money', '5,–', '=', ['5']],
    ['date', '1\u201102\u20112026', '=', ['2026-02-01']],
    ['duration', '1\u00a0h\u202f30', '=', ['90']],
    ['phone', 'Tel.: 089\u00a0/ 12', '~', ['089 / 12']],
    ['email', 'mailto:a@müller.example', '~', ['a@müller.example']],
    ['iban', 'IBAN: DE89\u00a03704', '~', ['DE893704']],
  ])('%s «%s»', (kind, typed, operator, values) => {
    const condition = parseCondition(field(kind), typed);
    expect(condition).toEqual({ field: 'it', operator, values });
    expect(parseCondition(field(kind), conditionText(field(kind), condition!) ?? '')).toEqual(
      condition,
    );
  });

  it('answers null for nothing and undefined for what cannot be read', () => {
    expect(parseCondition(field('text'), '  ')).toBeNull();
    expect(parseCondition(field('money'), 'viel')).toBeUndefined();
    expect(parseCondition(field('date'), '31.2.2026')).toBeUndefined();
    expect(parseCondition(field('date'), '>')).toBeUndefined();
  });

  it('does not read what the server would refuse or take for something else', () => {
    for (const kind of ['date', 'dateTime', 'localDateTime', 'time', 'duration'] as const) {
      for (const sign of ['~', '^'])
        expect(parseCondition(field(kind), `${sign}1.2.2026`), kind + sign).toBeUndefined();
    }
    expect(parseCondition(field('date'), '!=1.2.2026')?.operator).toBe('!=');
    // A moment is compared by day, and «not on that day» is no single condition.
    expect(parseCondition(field('dateTime'), '!=1.2.2026')).toBeUndefined();
    expect(parseCondition(field('localDateTime'), '!=1.2.2026')).toBeUndefined();
  });

  it('looks for codes as they are stored, however they are shown', () => {
    const of = (format: string) =>
      standardFields('Thing', { properties: { it: { type: 'string', format } } }, {}).it!;
    expect(parseCondition(of('iban'), 'de02 1203')?.values).toEqual(['DE021203']);
    expect(parseCondition(of('vat-id'), 'CHE-107.7')?.values).toEqual(['CHE1077']);
    expect(parseCondition(of('gtin'), '4006381 33')?.values).toEqual(['400638133']);
    expect(parseCondition(of('email'), 'A b')?.values).toEqual(['A b']);
  });

  it('spells a time of day as its format does', () => {
    const local: Field = { ...field('time'), property: { format: 'local-time' } };
    expect(parseCondition(local, '>9')?.values).toEqual(['09:00']);
    expect(parseCondition(local, '25')).toBeUndefined();
    expect(parseCondition(field('duration'), 'lange')).toBeUndefined();
    expect(parseCondition(field('integer'), '1,5')).toBeUndefined();
    expect(parseCondition(field('number'), '1234567890123456')).toBeUndefined();
  });
});
