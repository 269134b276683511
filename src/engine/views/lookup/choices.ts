import type { Reference } from '../../data/references/reference';

/** One line of what can be chosen: a record, or a new one. */
export type ReferenceChoice =
  { kind: 'current' | 'recent' | 'found'; reference: Reference } | { kind: 'create' };

interface Offer {
  /** Whether a text is being searched for. */
  searching: boolean;
  current: Reference | undefined;
  references: readonly Reference[];
  /** Whether the user may create one, now. */
  create: boolean;
}

/**
 * What stands in the list: what is found, or before anything is typed the current record and those
 * chosen last, each once; a new one at the end.
 */
export function choicesOf({ searching, current, references, create }: Offer) {
  const choices: ReferenceChoice[] = [];
  if (!searching && current) choices.push({ kind: 'current', reference: current });
  for (const reference of references) {
    if (searching) choices.push({ kind: 'found', reference });
    else if (reference.value !== current?.value) choices.push({ kind: 'recent', reference });
  }
  if (create) choices.push({ kind: 'create' });
  return choices;
}
