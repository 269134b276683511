import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { files } from '../../db/tables/files';
import { problem } from '../../http/errors/problem';
import type { AnyRecord } from '../records/read';

/** Which of a record's files was signed, by what it contains. */
export interface SignedContent {
  tabelle: string;
  tabelleId: number;
  /** In hex. */
  sha256: string;
}

/** Files of a record with the same content; of the types that there are one was asked for. */
export const filesWith = ({ tabelle, tabelleId, sha256 }: SignedContent, typ: string) =>
  and(
    eq(files.tabelle, tabelle),
    eq(files.tabelleId, tabelleId),
    eq(files.sha256, sha256),
    eq(files.typ, typ),
  );

/** Keeps files as they are from now on: a signature names them by their content. The database refuses the rest. */
export async function keepSigned(content: SignedContent, typ: string, db: Executor): Promise<void> {
  await db
    .update(files)
    .set({ unterschrieben: true, version: sql`${files.version} + 1` })
    .where(and(filesWith(content, typ), eq(files.unterschrieben, false)));
}

/** Throws 409 for files that somebody signed: what proves something is neither changed nor removed. */
export function requireUnsigned(rows: readonly AnyRecord[]): void {
  const signed = rows.find(({ unterschrieben }) => unterschrieben === true);
  if (signed) throw problem(409, 'msg_file_signed', String(signed.dateiname));
}
