import { fieldLabel } from '../../../http/texts/labels';
import type { DocumentRow } from '../document-row';
import type { Acting } from './acting';
import { documentProblem, nameOf } from './refusals';

/** What documents that become one must have in common: a debtor, and what their sums are reckoned by. */
const common = [
  'adresseId',
  'waehrung',
  'besteuerung',
  'rabatt1',
  'rabatt2',
] as const satisfies readonly (keyof DocumentRow)[];

/** Throws 409 naming the document, and what of it differs from the first one. */
export async function requireAlike(
  [first, ...others]: readonly DocumentRow[],
  acting: Acting,
): Promise<void> {
  for (const other of others) {
    const field = common.find((name) => (other[name] ?? 0) !== (first?.[name] ?? 0));
    if (field === undefined) continue;
    const label = fieldLabel(acting.call.language, 'SalesDocument', field);
    const names = [nameOf(other, acting), label];
    throw await documentProblem('msg_document_collective_differs', names, [other], acting);
  }
}
