import { and, eq, like, max, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { files, images } from '../db/tables/files';
import type { Answer, Call, Handlers, Registration } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import { problem } from '../http/errors/problem';
import { changeRecord } from '../resources/changes/change';
import { listRecords, type ListCall } from '../resources/lists/list';
import { readRecord, type AnyRecord } from '../resources/records/read';
import { readableRecord, recordWithRight } from '../resources/records/record-access';
import { removeRecord } from '../resources/changes/remove';
import type { Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';
import { entityTag } from '../resources/records/version';
import { attachmentChanged } from '../resources/attachments/attachment-history';
import { attachableResources, attachmentsOf, type Attachment } from './attachments';
import { contentAnswer } from './content-answer';
import { requireUnsigned } from '../resources/attachments/signed-files';
import { takeContent } from './take-content';

type AttachmentCall = Call<AnyRecord, AnyRecord, AnyRecord>;

/** Handlers of every path below `…/{parentId}/dateien` and `…/{parentId}/bilder`, for any parent. */
export function attachmentOperations(contract: Contract, tables: Tables): Handlers {
  const resources = attachableResources(contract);
  const handlers: Record<string, Registration> = {};
  for (const attachment of attachmentsOf(contract, tables)) {
    const { path, listed, kind } = attachment;
    const parts: Parts = { attachment, tables, resource: resources[kind] };
    const add = (method: string, tail: string, run: (call: AttachmentCall) => Promise<Answer>) => {
      const operation = contract.operations.find(
        (candidate) => candidate.method === method && candidate.path === path + tail,
      );
      if (operation) handlers[operation.id] = { run: run as Registration['run'] };
    };
    add('GET', '', (call) => listRecords(listed, call as unknown as ListCall));
    add('POST', '', (call) => create(parts, call, contract.base + path));
    add('GET', '/{id}', (call) => read(parts, call));
    add('PATCH', '/{id}', (call) => change(parts, call));
    add('DELETE', '/{id}', (call) => remove(parts, call));
    add('GET', '/{id}/daten', (call) => content(parts, call));
  }
  return handlers;
}

interface Parts {
  attachment: Attachment;
  tables: Tables;
  /** Resource of all files or images. */
  resource: Resource;
}

const tableOf = { File: files, Image: images } as const;

async function create(
  { attachment, tables }: Parts,
  call: AttachmentCall,
  path: string,
): Promise<Answer> {
  const { kind, code, parameter, parent } = attachment;
  const { caller, db, params } = call;
  const tabelleId = Number(params[parameter]);
  const asked = { tabelle: code, tabelleId };
  const { row: record } = await recordWithRight(tables, call.operation.right, asked, call);
  // Nobody removes the record before its file is there.
  await db.select().from(parent.table).where(eq(parent.keyColumn, tabelleId)).for('key share');
  const { ProtokollBemerkung: remark, daten: _, ...values } = call.body;
  const taken = await takeContent(call);
  if (taken.typ.startsWith('image/')) await requireRoom({ code, tabelleId }, call);
  const own = { ...values, ...taken, changedBy: caller.id, tabelle: code, tabelleId };
  const [created] =
    kind === 'File'
      ? await db
          .insert(files)
          .values({ ...own, dateiname: String(values.dateiname), benutzerId: caller.id })
          .returning()
      : await db
          .insert(images)
          .values({
            ...own,
            createdBy: caller.id,
            bildindex: await place(values.bildindex, code, tabelleId, db),
          })
          .returning();
  if (!created) throw new Error(`${attachment.path}: nothing was inserted`);
  await attachmentChanged(parent, record, { kind, after: created }, { ...call, remark });
  return {
    status: 201,
    headers: {
      location: `${path.replace(`{${parameter}}`, String(tabelleId))}/${created.id}`,
      etag: entityTag(created.version),
    },
  };
}

/** Throws 409 where a record has as many images among its files as it may have (`x-most-images`). */
async function requireRoom(
  { code, tabelleId }: { code: string; tabelleId: number },
  { db, operation: { mostImages } }: AttachmentCall,
): Promise<void> {
  if (mostImages === undefined) return;
  // Two at once would both find room for one more.
  const place = `images of ${code} ${tabelleId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const own = and(eq(files.tabelle, code), eq(files.tabelleId, tabelleId));
  const count = await db.$count(files, and(own, like(files.typ, 'image/%')));
  if (count >= mostImages) throw problem(409, 'msg_most_images', String(mostImages));
}

/** Requested place in a gallery, or the one behind the last. */
async function place(
  asked: unknown,
  code: string,
  tabelleId: number,
  db: Executor,
): Promise<number> {
  if (typeof asked === 'number') return asked;
  const [last] = await db
    .select({ bildindex: max(images.bildindex) })
    .from(images)
    .where(and(eq(images.tabelle, code), eq(images.tabelleId, tabelleId)));
  return (last?.bildindex ?? 0) + 1;
}

async function read(parts: Parts, call: AttachmentCall): Promise<Answer> {
  await attached(parts, call, 'read');
  return readRecord(parts.resource, byParent(call));
}

async function change(parts: Parts, call: AttachmentCall): Promise<Answer> {
  const { row: before, record } = await attached(parts, call, 'change');
  requireUnsigned([before]);
  const answer = await changeRecord(parts.resource, byParent(call), parts.tables);
  const { result: after } = answer.body as { result: AnyRecord };
  if (after.version !== before.version) {
    const { kind, parent } = parts.attachment;
    const remark = call.body.ProtokollBemerkung;
    await attachmentChanged(parent, record, { kind, before, after }, { ...call, remark });
  }
  return answer;
}

async function remove(parts: Parts, call: AttachmentCall): Promise<Answer> {
  const { row: before, record } = await attached(parts, call, 'change');
  requireUnsigned([before]);
  const answer = await removeRecord(parts.resource, byParent(call), parts.tables);
  const { kind, parent } = parts.attachment;
  await attachmentChanged(parent, record, { kind, before }, call);
  return answer;
}

async function content(parts: Parts, call: AttachmentCall): Promise<Answer> {
  const { row } = await attached(parts, call, 'read');
  return contentAnswer(call, {
    contentId: Number(row.contentId),
    name: typeof row.dateiname === 'string' ? row.dateiname : `bild-${String(row.id)}`,
    inline: call.query.inline === true,
    size: call.query.groesse as 400 | 1600 | undefined,
  });
}

/**
 * Finds the file that the path names, for a caller who may read or change its record. Throws 404 for another record's
 * file.
 */
async function attached(
  { attachment, tables }: Parts,
  call: AttachmentCall,
  access: 'read' | 'change',
): Promise<{ row: AnyRecord; record: AnyRecord }> {
  const { db, params } = call;
  const tabelleId = Number(params[attachment.parameter]);
  const asked = { tabelle: attachment.code, tabelleId };
  const { row: record } =
    access === 'read'
      ? await readableRecord(tables, asked, call)
      : await recordWithRight(tables, call.operation.right, asked, call);
  const table = tableOf[attachment.kind];
  const rows = db
    .select()
    .from(table)
    .where(
      and(
        eq(table.id, Number(params.id)),
        eq(table.tabelle, attachment.code),
        eq(table.tabelleId, tabelleId),
      ),
    );
  // Nobody signs a file while it is being changed or removed.
  const [row] = await (access === 'change' ? rows.for('update') : rows);
  if (!row) throw problem(404, 'msg_record_not_found');
  return { row, record };
}

/** Call without the check of ownership, which was made for the record: a file has no owner of its own. */
function byParent(call: AttachmentCall): AttachmentCall {
  return { ...call, operation: { ...call.operation, right: 'session' } };
}
