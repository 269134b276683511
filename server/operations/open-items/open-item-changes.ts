import { and, eq } from 'drizzle-orm';
import { users } from '../../db/tables/users';
import { fieldProblem } from '../../http/problem';
import type { RecordChange, WriteCall } from '../../resources/resource';

/** What is in clarification has an owner and a reason, and is not dunned meanwhile. */
export async function guardOpenItem(
  { after, fields }: RecordChange,
  { db }: WriteCall,
): Promise<void> {
  if (!after?.klaerung) return;
  const missing = [{ code: 'msg_value_required' }];
  if (after.klaerungBenutzerId == null) throw fieldProblem({ klaerungBenutzerId: missing });
  if (!String(after.klaerungGrund ?? '').trim()) throw fieldProblem({ klaerungGrund: missing });
  if (fields.includes('mahnstufe')) {
    throw fieldProblem({ mahnstufe: [{ code: 'msg_open_item_in_clarification' }] });
  }
  const owner = and(eq(users.id, Number(after.klaerungBenutzerId)), eq(users.gesperrt, true));
  if (fields.includes('klaerungBenutzerId') && (await db.$count(users, owner)) > 0) {
    throw fieldProblem({ klaerungBenutzerId: [{ code: 'msg_user_blocked' }] });
  }
}
