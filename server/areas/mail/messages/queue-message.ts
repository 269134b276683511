import { and, eq, inArray, sql } from 'drizzle-orm';
import { addressesProblem, readAddresses } from '../../../../schemas/rules/mail-addresses';
import { mailMessages } from '../../../db/generated/mail';
import { files } from '../../../db/tables/files';
import type { Scope } from '../../../http/access/scope';
import { fieldProblem, problem } from '../../../http/errors/problem';
import { announceChange } from '../../../resources/history/history';
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
 * kept anywhere. Throws 422 for attachments that are too large or not the record's. Returns its id.
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
  const [created] = await db
    .insert(mailMessages)
    .values({
      ...{ quelle, bezug, belegId, planungId, adresseId, ...sender },
      status: posting.isHeldBack ? 'ZURUECKGEHALTEN' : 'WARTET',
      naechsterVersuch: posting.isHeldBack ? null : new Date().toISOString(),
      an: readAddresses(message.an).join(', '),
      kopie: readAddresses(message.kopie).join(', ') || null,
      blindkopie: copies.join(', ') || null,
      betreff: message.betreff.trim(),
      text: message.text,
      anlagen: names.join(', ').slice(0, 3000),
      benutzerId: caller.id,
      kennung: messageId(sender.absenderAdresse),
      createdBy: caller.id,
      changedBy: caller.id,
    })
    .returning();
  if (!created) throw new Error('Mail: nothing was inserted');
  const nachrichtId = created.id;
  await db.insert(mailAttachments).values(
    subject.papers.map((one, index) => ({
      ...{ nachrichtId, nr: index + 1, name: one.name, typ: one.typ },
      ...('belegId' in one ? { belegId: one.belegId, format: one.format } : { inhalt: paper }),
    })),
  );
  for (const [index, { dateiname, typ, contentId }] of own.entries()) {
    // Copied within the database: the file may be removed before the message goes out.
    await db.execute(sql`insert into mail_attachments (nachricht_id, nr, name, typ, inhalt)
      select ${nachrichtId}, ${subject.papers.length + index + 1}, ${dateiname}, ${typ}, string_agg(bytes, ''::bytea order by nr)
      from file_chunks where content_id = ${contentId}`);
  }
  await announceChange(tables.resourceOf('MAIL'), { art: 'CREATION', after: created }, scope);
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
    .where(and(eq(files.tabelle, tabelle), eq(files.tabelleId, tabelleId), inArray(id, [...ids])));
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
