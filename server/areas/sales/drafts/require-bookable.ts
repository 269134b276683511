import type { Finding } from '../../../../schemas/rules/document-check';
import type { Call } from '../../../http/operations/call';
import { Problem, type Message } from '../../../http/errors/problem';
import type { DocumentRow } from '../document-row';
import { findingsOf } from './checked-document';

/**
 * Throws 422 with everything that keeps a document from being booked: the first as the call's message, those about a
 * field of the document at that field.
 */
export async function requireBookable(
  document: DocumentRow,
  call: Pick<Call, 'db' | 'language'>,
): Promise<void> {
  const { findings } = await findingsOf(document, call);
  const faults = findings.filter(({ schwere }) => schwere === 'FEHLER');
  const [first] = faults;
  if (!first) return;
  const fieldErrors: Record<string, Message[]> = {};
  for (const fault of faults) {
    const field = fieldOf(fault);
    if (field !== undefined) (fieldErrors[field] ??= []).push(messageOf(fault));
  }
  throw new Problem(422, { services: [messageOf(first)], fieldErrors });
}

/** Path of a line's field by the line's id: `positionen.17.einzelpreis`. */
function fieldOf({ feld, positionId, tabelle }: Finding): string | undefined {
  if (feld === null || tabelle !== null) return undefined;
  return positionId === null ? feld : `positionen.${positionId}.${feld}`;
}

/** Finding as the message of a refusal. */
export function messageOf({ code, parameters = [] }: Finding): Message {
  return { code, parameters };
}
