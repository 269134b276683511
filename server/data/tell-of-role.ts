import type { Executor } from '../db/database';
import { changeHistory } from '../db/tables/base';
import type { roles } from '../db/generated/base';
import { announceAccessChange } from '../events/announcement';
import { writeAudit } from '../http/audit/audit';
import { rightsChange } from '../http/audit/rights-change';
import { SYSTEM } from '../system-name';

type Role = typeof roles.$inferSelect;

/** Writes into history and audit log that the product itself made a role or gave it rights. */
export async function tellOfRole(
  db: Executor,
  before: Role | undefined,
  after: Role,
): Promise<void> {
  const { id, name, rechte, version } = after;
  const change = before
    ? { art: 'CHANGE' as const, feld: 'rechte', vorher: before.rechte, nachher: rechte }
    : { art: 'CREATION' as const, nachher: { id, name, rechte, version } };
  const record = { tabelle: 'ROL', tabelleId: id };
  await db.insert(changeHistory).values({ ...record, version, benutzer: SYSTEM, ...change });
  await writeAudit(db, before ? 'ROLLE_GEAENDERT' : 'ROLLE_ANGELEGT', {
    ...record,
    benutzer: SYSTEM,
    operation: 'npm start',
    betrifft: rightsChange(name, before?.rechte ?? [], rechte),
  });
  // For processes that are running already.
  await announceAccessChange(db);
}
