import type { AnyRecord } from '../../../../api/dialect';
import type { Field } from '../../../fields/field';
import { chosenOf } from './choice-panel';
import {
  conditionsOn,
  withConditionsOn,
  type FieldCondition,
  type Filter,
} from '../../../data/filters/predicate';

/** Returns the filter after «only this value» or «not this value» on a cell. */
export function quickFilter(
  filter: Filter,
  field: Field,
  record: AnyRecord,
  mode: 'only' | 'without',
): Filter {
  const value = record[field.name];
  const { name } = field;
  if (Array.isArray(value) && value.length > 0) return filterOfItems(filter, name, value, mode);
  const isEmpty = value === null || value === undefined || value === '' || Array.isArray(value);
  const set = (condition: FieldCondition) => withConditionsOn(filter, name, [condition]);
  if (isEmpty)
    return set({ field: name, operator: mode === 'only' ? 'null' : '!null', values: [] });
  // Takes a moment for its day.
  const text = field.type.moment?.dayOf(String(value)) ?? String(value);
  if (mode === 'only') return set({ field: name, operator: '=', values: [text] });

  // Keeps what is already excluded, and a condition on other values.
  const former = conditionsOn(filter, name);
  const excluded = former.flatMap((condition) => {
    const { meaning, values } = chosenOf(condition);
    return meaning === '!in' ? values : [];
  });
  const others = former.filter((condition) => chosenOf(condition).meaning !== '!in');
  const values = [...new Set([...excluded, text])];
  return withConditionsOn(filter, name, [
    ...others,
    { field: name, operator: values.length > 1 ? '!in' : '!=', values },
  ]);
}

/** Filters by a list, which equals what it contains: «only» asks for all of its values, «without» leaves out each. */
function filterOfItems(
  filter: Filter,
  field: string,
  items: readonly unknown[],
  mode: 'only' | 'without',
): Filter {
  const values = items.map(String);
  const conditions: FieldCondition[] =
    mode === 'only'
      ? values.map((value) => ({ field, operator: '=', values: [value] }))
      : [{ field, operator: values.length > 1 ? '!in' : '!=', values }];
  return withConditionsOn(filter, field, conditions);
}
