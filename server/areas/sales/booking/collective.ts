import {
  chosenFields,
  planCollective,
  type ChosenField,
  type CollectivePlan,
  type HeadChoice,
  type HeadGroup,
} from '../../../../schemas/rules/collective-heads';
import { fieldProblem, type Message } from '../../../http/errors/problem';
import { fieldLabel, valueLabel } from '../../../http/texts/labels';
import type { DocumentRow } from '../document-row';
import type { Acting } from './acting';
import { documentProblem, nameOf } from './refusals';

type Language = Acting['call']['language'];

/** Request for a collective conversion, as far as heads are concerned. */
interface Asked {
  wahl?: readonly HeadChoice[] | undefined;
  getrennt?: boolean | undefined;
}

/**
 * Plans what becomes of documents that are converted together, as requested. Throws 422 for a choice that is none of
 * theirs or made twice.
 */
export function plannedGroups(
  documents: readonly DocumentRow[],
  { wahl = [] }: Asked,
): CollectivePlan<DocumentRow> {
  const fieldErrors: Record<string, Message[]> = {};
  const made = new Set<string>();
  wahl.forEach(({ feld, id }, index) => {
    if (!documents.some((document) => document.id === id)) {
      fieldErrors[`wahl.${index}.id`] = [{ code: 'msg_reference_unknown' }];
    } else if (made.has(`${feld} ${id}`)) {
      fieldErrors[`wahl.${index}.feld`] = [{ code: 'msg_document_collective_twice' }];
    }
    made.add(`${feld} ${id}`);
  });
  const plan = planCollective(documents, wahl);
  for (const { feld, values } of plan.differences) {
    const said = wahl.flatMap((choice, index) =>
      choice.feld === feld && values.flat().some(({ id }) => id === choice.id) ? [index] : [],
    );
    for (const index of said.slice(1)) {
      fieldErrors[`wahl.${index}.feld`] ??= [{ code: 'msg_document_collective_twice' }];
    }
  }
  if (Object.keys(fieldErrors).length > 0) throw fieldProblem(fieldErrors);
  return plan;
}

/** Throws 409 naming the fields in which documents differ that are to become one; no value counts by chance. */
export async function requireDecided(
  { groups, apart }: CollectivePlan<DocumentRow>,
  { getrennt = false }: Asked,
  acting: Acting,
): Promise<void> {
  const other = groups[1]?.heads[0];
  if (getrennt || !other) return;
  const labels = apart.map((name) => headLabel(name, acting.call.language)).join(', ');
  const names = [nameOf(other, acting), labels];
  throw await documentProblem('msg_document_collective_differs', names, [other], acting);
}

/** Fields in which the head of a group's successor differs from that of its first document. */
export function commonHead({ counts, omitted }: HeadGroup<DocumentRow>): Partial<DocumentRow> {
  const head: Record<string, unknown> = {};
  for (const [feld, document] of Object.entries(counts)) {
    for (const name of chosenFields[feld as ChosenField]) head[name] = document[name];
  }
  for (const name of omitted) head[name] = name === 'fixtermin' ? false : null;
  return head;
}

/** Label of a field of a head. */
export function headLabel(name: string, language: Language): string {
  return name === 'empfaenger'
    ? valueLabel(language, 'CollectiveChoice', 'feld', name)
    : fieldLabel(language, 'SalesDocument', name);
}
