import { and, eq, isNull } from 'drizzle-orm';
import { rightsIn, type OperationRight } from '../../schemas/contract/operation-right';
import { files, images } from '../db/tables/files';
import type { Caller } from '../http/access/caller';
import { mayCall } from '../http/access/required-right';
import { handler, type Answer, type Call, type Handlers } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import { oneAtATime } from '../http/limits/one-at-a-time';
import { problem } from '../http/errors/problem';
import { changeRecord } from '../resources/changes/change';
import { readRecord, type AnyRecord } from '../resources/records/read';
import { readableRecord } from '../resources/records/record-access';
import { removeRecord } from '../resources/changes/remove';
import type { Tables } from '../resources/model/tables';
import { entityTag } from '../resources/records/version';
import { attachmentChanged } from '../resources/attachments/attachment-history';
import { attachableResources } from './attachments';
import { contentAnswer } from './content-answer';
import { accessibleImage } from './image-access';
import { takeContent } from './take-content';

type RecordCall = Call<AnyRecord, unknown, AnyRecord>;

/** Maximum images of one user that wait for a record to name them. */
const MOST_WAITING = 20;

/** Operations on contents of files and images by their own ids, whatever record they belong to. */
export function fileOperations(contract: Contract, tables: Tables): Handlers {
  const { Image: resource } = attachableResources(contract);
  const imageOf = (call: Call<{ id: number }>, access: 'read' | 'change') =>
    accessibleImage(call.params.id, access, tables, call);

  return {
    readFileContent: handler('readFileContent', async (call) => {
      const [row] = await call.db.select().from(files).where(eq(files.id, call.params.id));
      if (!row) throw problem(404, 'msg_record_not_found');
      const { tabelle, tabelleId } = row;
      await readableRecord(tables, { tabelle, tabelleId }, call);
      return contentAnswer(call, {
        contentId: row.contentId,
        name: row.dateiname,
        inline: call.query.inline === true,
        size: call.query.groesse,
      });
    }),

    readImageContent: handler('readImageContent', async (call) => {
      const { row } = await accessibleImage(call.params.gfxid, 'read', tables, call);
      return contentAnswer(call, {
        contentId: row.contentId,
        name: row.dateiname ?? `bild-${row.id}.${row.typ.replace(/^image\//, '')}`,
        inline: true,
        size: call.query.groesse,
      });
    }),

    createImage: handler(
      'createImage',
      (call) => createImage(call, `${contract.base}/stammdaten/bilder`),
      { admit: (caller) => requireSomeChange(caller, tables) },
    ),

    readImage: handler('readImage', async (call) => {
      await imageOf(call, 'read');
      return (await readRecord(resource, call)) as Answer<never>;
    }),

    changeImage: handler('changeImage', async (call) => {
      const { row: before, owner } = await imageOf(call, 'change');
      if (before.bildindex === null) throw problem(409, 'msg_image_no_gallery');
      const answer = await changeRecord(resource, call as unknown as RecordCall, tables);
      const { result: after } = answer.body as { result: AnyRecord };
      if (owner && after.version !== before.version) {
        const change = { kind: 'Image', before, after } as const;
        await attachmentChanged(owner.resource, owner.row, change, call);
      }
      return answer as Answer<never>;
    }),

    removeImage: handler('removeImage', async (call) => {
      const { row: before, owner } = await imageOf(call, 'change');
      // A record's only picture is removed by clearing the property that names it.
      if (owner && before.bildindex === null) throw problem(409, 'msg_image_in_use');
      const answer = await removeRecord(resource, call as unknown as RecordCall, tables);
      if (owner) {
        await attachmentChanged(owner.resource, owner.row, { kind: 'Image', before }, call);
      }
      return answer as Answer<never>;
    }),
  };
}

/** Requires that the caller may change some kind of record: only records name images. Throws 403. */
function requireSomeChange(caller: Caller, { resources }: Tables): void {
  const rights = resources
    .map(({ rights: { change } }) => change)
    .filter((right): right is OperationRight => right !== undefined && right !== 'session');
  if (rights.some((right) => mayCall(right, caller))) return;
  throw problem(403, 'msg_auth_right_missing', ...rights.flatMap(rightsIn).slice(0, 1));
}

async function createImage(call: Call, path: string): Promise<Answer<never>> {
  const { caller } = call;
  await oneAtATime(caller, call.db);
  const waiting = await call.db.$count(
    images,
    and(isNull(images.tabelle), eq(images.createdBy, caller.id)),
  );
  if (waiting >= MOST_WAITING) throw problem(409, 'msg_image_waiting', String(MOST_WAITING));
  const { sha256: _, ...taken } = await takeContent(call);
  const [created] = await call.db
    .insert(images)
    .values({ ...taken, createdBy: caller.id, changedBy: caller.id })
    .returning({ id: images.id, version: images.version });
  if (!created) throw new Error('no image was inserted');
  return {
    status: 201,
    headers: { location: `${path}/${created.id}`, etag: entityTag(created.version) },
  };
}
