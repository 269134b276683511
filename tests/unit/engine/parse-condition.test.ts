import { describe, expect, it } from 'vitest';
import type { Field, FieldKind } from '../../../src/engine/field/field';
import { conditionText } from '../../../src/engine/list/filter/condition-text';
import { parseCondition } from '../../../src/engine/list/filter/parse-condition';

const field = (kind: FieldKind): Field => ({
  schema: 'Thing',
  name: 'it',
  kind,
  property: {},
  metadata: {},
  required: false,
  readOnly: false,
  createOnly: false,
});

describe('what is typed into a column’s filter', () => {
  it.each<[FieldKind, string, string, string[]]>([
    ['text', 'Ulm', '~', ['Ulm']],
    ['text', '^88', '^', ['88']],
    ['text', '=Ulm', '=', ['Ulm']],
    ['text', '!= Ulm', '!=', ['Ulm']],
    ['integer', '~7', '~', ['7']],
    ['text', '=', 'null', []],
    ['text', '*', '!null', []],
    ['money', '1.234,5', '=', ['1234.5']],
    ['money', '>= 100', '>=', ['100']],
    ['integer', '<7', '<', ['7']],
    ['integer', '10.001', '=', ['10001']],
    ['date', '1.2.26', '=', ['2026-02-01']],
    ['date', '>31.12.2025', '>', ['2025-12-31']],
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
});
