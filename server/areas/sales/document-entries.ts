import { sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import { documentHistory } from '../../db/generated/sales';
import type { Scope } from '../../http/access/scope';

type Code = components['schemas']['DocumentHistoryEntry']['art'] & string;

/** Entry in the history of a document. */
export interface Entry {
  belegId: number;
  art: Code;
  text: string;
}

/** Longest text of an entry. */
const LONGEST = 200;

/**
 * Writes into the history of documents, in the company's language: the code says the same in the reader's. Everybody
 * who sees the document reads it, so no entry names a purchase price.
 */
export async function writeEntries(entries: readonly Entry[], scope: Scope): Promise<void> {
  if (entries.length === 0) return;
  const { kuerzel } = scope.caller;
  const here = sql`(now() at time zone 'Europe/Berlin')`;
  await scope.db.insert(documentHistory).values(
    entries.map(({ text, ...entry }) => ({
      ...entry,
      text: text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text,
      benutzer: kuerzel,
      datum: sql`${here}::date`,
      uhrzeit: sql`${here}::time(0)`,
    })),
  );
}

/** Writes one entry of one document. */
export function writeEntry(belegId: number, art: Code, text: string, scope: Scope): Promise<void> {
  return writeEntries([{ belegId, art, text }], scope);
}
