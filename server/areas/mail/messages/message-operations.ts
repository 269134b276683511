import { eq, sql } from 'drizzle-orm';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import type { Executor } from '../../../db/database';
import { files } from '../../../db/tables/files';
import { mailMessages } from '../../../db/generated/mail';
import { and, asc } from 'drizzle-orm';
import { contentDisposition } from '../../../files/content-disposition';
import { handler, preparedHandler, type Call, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { messageText } from '../../../http/texts/message-text';
import { answerRecord, storeAction } from '../../../resources/changes/act-on-record';
import { lockRow, findRecord } from '../../../resources/records/read';
import { requireRow } from '../../../resources/records/row-rights';
import type { AreaKit } from '../../../resources/model/area';
import type { Tables } from '../../../resources/model/tables';
import { composeMessage } from '../sending/compose';
import type { MessageRow } from '../sending/claim';
import { filesOf, mailOf } from '../sending/mail-sender';
import { wakeSender } from '../sending/run-sender';
import { readSubject } from '../sources/index';
import type { MailSubject } from '../sources/mail-subject';
import { mailAttachments } from '../tables';
import { batchOperations } from './batch-operations';
import { draftOf, findingsOf } from './draft';
import { lastSent } from './last-sent';
import { openPosting, queueMessage, requireAddresses } from './queue-message';
import { requireRoom } from './require-room';

/** Weight of what makes or joins a paper. */
const PAPER_WEIGHT = 3;

/** Maximum number of a record's files that a draft offers. */
const MOST_FILES = 500;

/** Record of a message, with the bytes of its paper where it is kept nowhere. */
interface Prepared {
  subject: MailSubject;
  paper: Buffer | undefined;
}

/** Operations on messages: proposed, queued, sent again or discarded, and saved as a file. */
export function messageOperations({ tables }: AreaKit): Handlers {
  return {
    ...batchOperations(tables),

    draftMail: handler('draftMail', async (call) => {
      const subject = await readSubject(call.params, call, tables);
      const draft = await draftOf(subject, call);
      const sent = await lastSent(subject, call.db);
      const parameter = [sent ? formatDateTime(sent) : ''];
      const code = 'msg_mail_already_sent';
      const again = {
        ...{ schwere: 'WARNUNG' as const, code, feld: null, parameter },
        text: messageText(call.language, { code, parameters: parameter }),
      };
      return {
        status: 200,
        body: {
          result: {
            ...draft,
            anlagen: [
              ...subject.papers.map(({ name }) => ({ id: null, name, groesse: null })),
              ...(await filesOfRecord(subject, call)),
            ],
            pruefung: [...(await findingsOf(draft, subject, call)), ...(sent ? [again] : [])],
          },
        },
      };
    }),

    sendMail: handler(
      'sendMail',
      async (call) => {
        const { subject, paper } = call.prepared as Prepared;
        const message = call.body;
        requireAddresses(message);
        await requireRoom(1, call);
        const posting = await openPosting(call);
        const id = await queueMessage({ posting, subject, message, paper }, call, tables);
        call.afterCommit(async () => wakeSender());
        return { status: 201, headers: { location: `/vario-api/mail/nachrichten/${id}` } };
      },
      {
        weight: PAPER_WEIGHT,
        // Laid out before the transaction: it takes longer than anybody should wait for rows.
        prepare: async (call): Promise<Prepared> => {
          const subject = await readSubject(call.params, call, tables);
          await requireRoom(1, call);
          const made = subject.papers.find((paper) => 'make' in paper);
          return { subject, paper: await made?.make() };
        },
      },
    ),

    retryMail: handler('retryMail', async (call) => {
      const message = await messageToActOn(call, tables);
      const { isHeldBack } = await openPosting(call);
      if (isHeldBack) throw problem(409, 'msg_mail_demo');
      if (!isUnfinished(message)) throw problem(409, 'msg_mail_not_waiting');
      const changes = {
        status: 'WARTET',
        meldung: null,
        naechsterVersuch: new Date().toISOString(),
      };
      await storeAction(tables.resourceOf('MAIL'), message, changes, call);
      call.afterCommit(async () => wakeSender());
      return answerRecord(tables.resourceOf('MAIL'), message.id, call);
    }),

    discardMail: handler('discardMail', async (call) => {
      const message = await messageToActOn(call, tables);
      if (!isUnfinished(message) && message.status !== 'WARTET') {
        throw problem(409, 'msg_mail_not_waiting');
      }
      const changes = { status: 'VERWORFEN', naechsterVersuch: null };
      // Never tried, so it is certainly nowhere else: its paper need not be kept.
      if (message.versuche === 0) await dropPaper(message.id, call.db);
      await storeAction(tables.resourceOf('MAIL'), message, changes, call);
      return answerRecord(tables.resourceOf('MAIL'), message.id, call);
    }),

    readMailFile: preparedHandler('readMailFile', async (call) => {
      const { db, params, operation, language } = call;
      const resource = tables.resourceOf('MAIL');
      const row = await findRecord(resource, params.id, db, language);
      await requireRow(resource, row, operation.right, call);
      const [message] = await db.select().from(mailMessages).where(eq(mailMessages.id, params.id));
      if (!message) throw problem(404, 'msg_record_not_found');
      const { bytes } = await composeMessage(mailOf(message), await filesOf(message.id, db, call));
      const name = `${message.bezug}.eml`;
      return {
        status: 200,
        headers: { 'content-disposition': contentDisposition('attachment', name) },
        content: { type: 'message/rfc822', stream: bytes, length: bytes.length },
      };
    }),
  };
}

/** Locks a message that the caller may act on. Throws 403 and 404. */
async function messageToActOn(call: Call<{ id: number }>, tables: Tables): Promise<MessageRow> {
  const resource = tables.resourceOf('MAIL');
  const row = await lockRow(resource, call.params.id, call.db);
  await requireRow(resource, row, call.operation.right, call);
  return row as unknown as MessageRow;
}

/** Lets go of the paper that is kept with a message alone. */
async function dropPaper(id: number, db: Executor): Promise<void> {
  await db.update(mailAttachments).set({ inhalt: null }).where(eq(mailAttachments.nachrichtId, id));
}

/** Tells whether somebody has to decide about a message. */
function isUnfinished({ status }: MessageRow): boolean {
  return ['FEHLGESCHLAGEN', 'UNGEKLAERT', 'ZURUECKGEHALTEN'].includes(status);
}

async function filesOfRecord({ tabelle, tabelleId }: MailSubject, { db }: Call) {
  const { id, dateiname: name, groesse } = files;
  return db
    .select({ id, name, groesse })
    .from(files)
    .where(
      and(eq(files.tabelle, tabelle), eq(files.tabelleId, tabelleId), sql`${groesse} <= 15000000`),
    )
    .orderBy(asc(id))
    .limit(MOST_FILES);
}
