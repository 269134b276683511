import { and, eq, inArray } from 'drizzle-orm';
import { addressesProblem, readAddresses } from '../../../../schemas/rules/mail-addresses';
import { mailMessages } from '../../../db/generated/mail';
import { files } from '../../../db/tables/files';
import type { Scope } from '../../../http/access/scope';
import { fieldProblem, problem } from '../../../http/errors/problem';
import { announceChange } from '../../../resources/history/history';
import type { Resource } from '../../../resources/model/resource';
import type { Tables } from '../../../resources/model/tables';
import { readAccount, type MailAccountRow } from '../account/mail-account';
import { messageId, MOST_BYTES } from '../sending/compose';
import type { MailSubject } from '../sources/mail-subject';
import { mailAttachments } from '../tables';
import { isHeldBack } from './draft';
import { senderOf, type Sender } from './sender';

/** Message that is to be sent, with the ids of the record's files that go along. */
export interface NewMessage {
  an: string;
  kopie?: string | null | undefined;
  blindkopie?: string | null | undefined;
  betreff: string;
  text: string;
  dateien?: readonly number[];
}

/** What all messages of one call have in common. */
export interface Posting {
  account: MailAccountRow;
  sender: Sender;
  isHeldBack: boolean;
}

/** Reads what messages are sent by. Throws 409 where sending is not set up. */
export async function openPosting({ caller, db }: Scope): Promise<Posting> {
  const account = await readAccount(db);
  const sender = await senderOf(account, caller.id, db);
  if (!account.aktiv || !account.host || !sender) throw problem(409, 'msg_mail_off');
  return { account, sender, isHeldBack: await isHeldBack(account, db) };
}

/**
 * Queues a message with its attachments, in the transaction of the call; `paper` are the bytes of a paper that is not
 * kept anywhere. Throws 422 for attachments that are too large or not the record's, and for what is too long as it is
 * stored. Returns its id.
 */
export async function queueMessage(
  {
    posting,
    subject,
    message,
    paper,
  }: {
    posting: Posting;
    subject: MailSubject;
    message: NewMessage;
    paper?: Buffer | undefined;
  },
  scope: Scope,
  tables: Tables,
): Promise<number> {
  const { caller, db } = scope;
  const { account, sender } = posting;
  const own = await ownFiles(subject, message.dateien ?? [], paper, scope);
  const names = [
    ...subject.papers.map(({ name }) => name),
    ...own.map(({ dateiname }) => dateiname),
  ];
  const { quelle, bezug, belegId, planungId, adresseId } = subject;
  const copies = readAddresses([message.blindkopie, account.blindkopie].filter(Boolean).join(','));
  const resource = tables.resourceOf('MAIL');
  const texts = {
    an: readAddresses(message.an).join(', '),
    kopie: readAddresses(message.kopie).join(', ') || null,
    blindkopie: copies.join(', ') || null,
    text: message.text,
  };
  requireLengths(texts, resource);
  const [created] = await db
    .insert(mailMessages)
    .values({
      ...{ quelle, bezug, belegId, planungId, adresseId, ...sender },
      status: posting.isHeldBack ? 'ZURUECKGEHALTEN' : 'WARTET',
      naechsterVersuch: posting.isHeldBack ? null : new Date().toISOString(),
      ...texts,
      betreff: message.betreff.trim(),
      anlagen: names.join(', ').slice(0, 3000),
      benutzerId: caller.id,
      kennung: messageId(sender.absenderAdresse),
      createdBy: caller.id,
      changedBy: caller.id,
    })
    .returning();
  if (!created) throw new Error('Mail: nothing was inserted');
  const nachrichtId = created.id;
  const attachments = [
    ...subject.papers.map(({ name, typ, ...one }) => ({
      ...{ name, typ },
      ...('belegId' in one ? { belegId: one.belegId, format: one.format } : { inhalt: paper }),
    })),
    ...own.map(({ dateiname, typ, contentId }) => ({ name: dateiname, typ, contentId })),
  ];
  await db
    .insert(mailAttachments)
    .values(attachments.map((one, index) => ({ ...one, nachrichtId, nr: index + 1 })));
  await announceChange(resource, { art: 'CREATION', after: created }, scope);
  return nachrichtId;
}

/** Throws 422 for fields of a message whose addresses are none. */
export function requireAddresses(message: NewMessage): void {
  const problems = (['an', 'kopie', 'blindkopie'] as const).flatMap((field) => {
    const code = message[field] ? addressesProblem(message[field]) : undefined;
    return code ? [[field, [{ code }]] as const] : [];
  });
  if (problems.length > 0) throw fieldProblem(Object.fromEntries(problems));
  if (readAddresses(message.an).length === 0) {
    throw fieldProblem({ an: [{ code: 'msg_value_required' }] });
  }
}

/** Throws 422 for what is longer, as it is stored, than it may be when it is read. */
function requireLengths(
  texts: Readonly<Record<string, string | null>>,
  { properties }: Resource,
): void {
  const problems = Object.entries(texts).flatMap(([field, text]) => {
    const most = properties[field]?.maxLength ?? Infinity;
    if (text === null || [...text].length <= most) return [];
    return [[field, [{ code: 'msg_value_too_long', parameters: [String(most)] }]] as const];
  });
  if (problems.length > 0) throw fieldProblem(Object.fromEntries(problems));
}

async function ownFiles(
  { tabelle, tabelleId }: MailSubject,
  ids: readonly number[],
  paper: Buffer | undefined,
  { db }: Scope,
) {
  if (ids.length === 0) return [];
  const { id, dateiname, typ, groesse, contentId } = files;
  const found = await db
    .select({ id, dateiname, typ, groesse, contentId })
    .from(files)
    .where(and(eq(files.tabelle, tabelle), eq(files.tabelleId, tabelleId), inArray(id, [...ids])))
    // Nobody removes one before its content belongs to the message, too.
    .for('key share');
  if (found.length < ids.length) {
    throw fieldProblem({ dateien: [{ code: 'msg_reference_unknown' }] });
  }
  const bytes = found.reduce((sum, one) => sum + one.groesse, paper?.length ?? 0);
  if (bytes > MOST_BYTES) {
    const parameters = [String(MOST_BYTES / 1_000_000)];
    throw fieldProblem({ dateien: [{ code: 'msg_mail_too_large', parameters }] });
  }
  return found;
}
