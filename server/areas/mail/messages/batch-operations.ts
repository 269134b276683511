import { formatDateTime } from '../../../../schemas/rules/format-date';
import { handler, type Call, type Handlers } from '../../../http/operations/call';
import { problem } from '../../../http/errors/problem';
import { messageText } from '../../../http/texts/message-text';
import type { Tables } from '../../../resources/model/tables';
import { wakeSender } from '../sending/run-sender';
import { readSubject } from '../sources/index';
import type { MailSubject } from '../sources/mail-subject';
import { draftOf, type Draft } from './draft';
import { lastSent } from './last-sent';
import { openPosting, queueMessage, requireAddresses } from './queue-message';
import { requireRoom } from './require-room';

/** Weight of a batch: up to a hundred drafts. */
const BATCH_WEIGHT = 5;

/** Operations on several documents at once: who would get which, and a message for each. */
export function batchOperations(tables: Tables): Handlers {
  return {
    planMails: handler(
      'planMails',
      async (call) => {
        const planned = await draftsOf(call.body.ids, call, tables);
        const gruppen = planned.map(({ subject, draft, sent }) => ({
          titel: `${subject.kunde} · ${draft.an}`,
          merkmale: [
            draft.betreff,
            ...subject.warnings.map((one) =>
              messageText(call.language, { code: one.code, parameters: [...one.parameters] }),
            ),
            ...(sent === undefined
              ? []
              : [
                  messageText(call.language, {
                    code: 'msg_mail_already_sent',
                    parameters: [formatDateTime(sent)],
                  }),
                ]),
          ],
          quellen: [{ id: subject.tabelleId, text: subject.bezug }],
          entfaellt: [],
        }));
        return { status: 200, body: { result: { gruppen, abweichungen: [] } } };
      },
      { readOnly: true, weight: BATCH_WEIGHT },
    ),

    sendMails: handler(
      'sendMails',
      async (call) => {
        const posting = await openPosting(call);
        await requireRoom(call.body.ids.length, call);
        const ids: number[] = [];
        for (const { subject, draft } of await draftsOf(call.body.ids, call, tables)) {
          requireAddresses(draft);
          ids.push(await queueMessage({ posting, subject, message: draft }, call, tables));
        }
        call.afterCommit(async () => wakeSender());
        const location = `/vario-api/mail/nachrichten/${ids[0] ?? 0}`;
        return { status: 201, headers: { location }, body: { result: { ids } } };
      },
      { weight: BATCH_WEIGHT },
    ),
  };
}

interface Planned {
  subject: MailSubject;
  draft: Draft;
  /** When the document was last sent. */
  sent: string | undefined;
}

/** Makes the draft of each document. Throws 409, naming it, for one that has no recipient. */
async function draftsOf(ids: readonly number[], call: Call, tables: Tables): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const id of ids) {
    const subject = await readSubject({ quelle: 'BELEG', id }, call, tables);
    const draft = await draftOf(subject, call);
    if (draft.an === '') {
      throw problem(409, 'msg_mail_recipient_missing', subject.bezug, subject.kunde);
    }
    planned.push({ subject, draft, sent: await lastSent(subject, call.db) });
  }
  return planned;
}
