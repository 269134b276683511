import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { files } from '../../db/tables/files';
import { problem } from '../../http/errors/problem';
import type { AnyRecord } from '../records/read';

/** Identifies the signed files of a record, by their content. */
export interface SignedContent {
  tabelle: string;
  tabelleId: number;
  /** Hash in hex. */
  sha256: string;
}

/** Condition for files of a record with the same content, of one type. */
export const filesWith = ({ tabelle, tabelleId, sha256 }: SignedContent, typ: string) =>
  and(
    eq(files.tabelle, tabelle),
    eq(files.tabelleId, tabelleId),
    eq(files.sha256, sha256),
    eq(files.typ, typ),
  );

/** Keeps files unchanged from now on: a signature names them by their content. The database enforces it. */
export async function keepSigned(content: SignedContent, typ: string, db: Executor): Promise<void> {
  await db
    .update(files)
    .set({ unterschrieben: true, version: sql`${files.version} + 1` })
    .where(and(filesWith(content, typ), eq(files.unterschrieben, false)));
}

/** Throws 409 for files that somebody signed: evidence is neither changed nor removed. */
export function requireUnsigned(rows: readonly AnyRecord[]): void {
  const signed = rows.find(({ unterschrieben }) => unterschrieben === true);
  if (signed) throw problem(409, 'msg_file_signed', String(signed.dateiname));
}
