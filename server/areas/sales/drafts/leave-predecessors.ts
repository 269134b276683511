import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { documentLinks } from '../tables';

/** Takes a document that is removed out of its chain; answers what it came from, whose states follow. */
export async function leavePredecessors(id: number, db: Executor): Promise<number[]> {
  const left = await db
    .delete(documentLinks)
    .where(eq(documentLinks.nachfolgerId, id))
    .returning({ id: documentLinks.vorgaengerId });
  return left.map((link) => link.id).sort((one, other) => one - other);
}
