import { newId } from '../../../../state/new-id';
import {
  type FieldCondition,
  type Filter,
  type FilterPredicate,
  isGroup,
  normalFilter,
} from '../../../data/filters/predicate';

/** Filter being edited: every part has an identity, and conditions may be unfinished. */
export type FilterDraft = DraftCondition | DraftGroup;

export interface DraftCondition {
  id: number;
  condition: FieldCondition;
  /** Name of the chosen comparison: an unfinished condition does not tell it. */
  choice: string;
}

export interface DraftGroup {
  id: number;
  op: 'AND' | 'OR';
  items: readonly FilterDraft[];
}

/** Makes a draft of a filter; a single «or» on top becomes the whole, or one could never build it that way. */
export function filterDraftOf(
  filter: Filter,
  choiceOf: (condition: FieldCondition) => string,
): DraftGroup {
  const [only, ...further] = filter;
  const top: FilterPredicate =
    only && isGroup(only) && further.length === 0 ? only : { op: 'AND', items: filter };
  const draft = (predicate: FilterPredicate): FilterDraft =>
    isGroup(predicate)
      ? { id: newId(), op: predicate.op, items: predicate.items.map(draft) }
      : { id: newId(), condition: predicate, choice: choiceOf(predicate) };
  return draft(top) as DraftGroup;
}

/** Makes a filter of a draft; unfinished conditions are left out. */
export function filterOf(draft: DraftGroup): Filter {
  return normalFilter([predicateOf(draft)]);
}

function predicateOf(draft: FilterDraft): FilterPredicate {
  if ('op' in draft) return { op: draft.op, items: draft.items.map(predicateOf) };
  return isFinished(draft.condition) ? draft.condition : { op: 'AND', items: [] };
}

function isFinished({ operator, values }: FieldCondition): boolean {
  if (operator === 'null' || operator === '!null') return true;
  const needed = operator === 'between' ? 2 : 1;
  return values.length >= needed && values.every((value) => value !== '');
}

/** Replaces a part; undefined removes it. */
export function withDraft(
  group: DraftGroup,
  id: number,
  next: FilterDraft | undefined,
): DraftGroup {
  return {
    ...group,
    items: group.items.flatMap((item): readonly FilterDraft[] => {
      if (item.id === id) return next ? [next] : [];
      return ['op' in item ? withDraft(item, id, next) : item];
    }),
  };
}
