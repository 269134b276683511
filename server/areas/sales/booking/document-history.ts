import { localTimeOf } from '../../../../schemas/rules/company-time';
import { documentHistory } from '../../../db/generated/sales';
import { valueLabel } from '../../../http/texts/labels';
import type { Scope } from '../../../http/access/scope';

/** Note in a document's history about an action; a status goes from one to another. */
type Note =
  | { status: readonly [string, string]; why?: string }
  | { cancelled: string }
  | { takenFrom: { belegart: string; belegnummer: string | null } };

/** Language of the history, which is written once for everybody: the company's. */
const LANGUAGE = 'de';
const LONGEST = 200;

/** Writes into the history that a document shows (3-decisions §3.14 «History», codes of specification 1 §4). */
export async function noteInDocument(belegId: number, note: Note, scope: Scope): Promise<void> {
  const [datum = '', uhrzeit = ''] = localTimeOf(new Date()).split('T');
  const [art, text] = entryOf(note);
  const { kuerzel: benutzer } = scope.caller;
  await scope.db
    .insert(documentHistory)
    .values({ belegId, art, text: text.slice(0, LONGEST), benutzer, datum, uhrzeit });
}

function entryOf(note: Note): [art: string, text: string] {
  if ('cancelled' in note) return ['N', note.cancelled];
  if ('takenFrom' in note) {
    const { belegart, belegnummer } = note.takenFrom;
    return ['P', [labelOf('belegart', belegart), belegnummer].filter(Boolean).join(' ')];
  }
  const [before, after] = note.status.map((status) => labelOf('belegstatus', status));
  return ['O', [`${before} → ${after}`, note.why].filter(Boolean).join(': ')];
}

const labelOf = (field: string, value: string) =>
  valueLabel(LANGUAGE, 'SalesDocument', field, value);
