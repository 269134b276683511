import { and, eq, isNotNull } from 'drizzle-orm';
import { fileContents } from '../db/tables/files';
import type { Call } from '../http/operations/call';

/** Facts about a content that its record keeps, so that lists can show and filter them. */
export interface TakenContent {
  contentId: number;
  typ: string;
  groesse: number;
  sha256: string;
  breite: number | null;
  hoehe: number | null;
  hatVorschau: boolean;
}

/** Gives the call's content to a record; it is kept when the transaction commits. */
export async function takeContent({ upload, db, operation }: Call): Promise<TakenContent> {
  if (!upload) throw new Error(`${operation.id} has no content: its schema must require it`);
  const [row] = await db
    .update(fileContents)
    .set({ stagedAt: null })
    .where(and(eq(fileContents.id, upload.contentId), isNotNull(fileContents.stagedAt)))
    .returning({
      typ: fileContents.typ,
      groesse: fileContents.groesse,
      sha256: fileContents.sha256,
      breite: fileContents.breite,
      hoehe: fileContents.hoehe,
    });
  if (!row?.sha256 || row.typ === null) throw new Error(`content ${upload.contentId} is gone`);
  return {
    ...row,
    contentId: upload.contentId,
    typ: row.typ,
    sha256: row.sha256.toString('hex'),
    // Previews come with the size in pixels.
    hatVorschau: row.breite !== null,
  };
}
