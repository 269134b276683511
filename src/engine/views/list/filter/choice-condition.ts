import type { FieldCondition } from '../../../data/filters/predicate';

/** What a choice of values means: one of them, none of them, without a value, with any. */
export type ChoiceMeaning = 'in' | '!in' | 'null' | '!null';

export interface Chosen {
  meaning: ChoiceMeaning;
  values: readonly string[];
}

/** A condition on a field with known values as a choice. */
export function chosenOf(condition: FieldCondition | undefined): Chosen {
  switch (condition?.operator) {
    case '!=':
    case '!in':
      return { meaning: '!in', values: condition.values };
    case 'null':
    case '!null':
      return { meaning: condition.operator, values: [] };
    default:
      return { meaning: 'in', values: condition?.values ?? [] };
  }
}

/** The condition for a choice, none when nothing is chosen. */
export function choiceCondition(
  field: string,
  { meaning, values }: Chosen,
): readonly FieldCondition[] {
  if (meaning === 'null' || meaning === '!null') return [{ field, operator: meaning, values: [] }];
  if (values.length === 0) return [];
  if (values.length > 1) return [{ field, operator: meaning, values }];
  return [{ field, operator: meaning === 'in' ? '=' : '!=', values }];
}
