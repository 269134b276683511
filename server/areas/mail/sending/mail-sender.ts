import { asc, eq } from 'drizzle-orm';
import type { EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import type { Database, Executor } from '../../../db/database';
import { fileChunks } from '../../../db/tables/files';
import { readDocument } from '../../sales/document-row';
import { requiredEInvoice } from '../../sales/e-invoice/e-invoice-of';
import { storedPaper } from '../../sales/paper/paper-of';
import { Problem } from '../../../http/errors/problem';
import type { Language } from '../../../http/texts/language';
import type { Asker } from '../../../print/print-document';
import type { Tables } from '../../../resources/model/tables';
import { readAccount, serverOf } from '../account/mail-account';
import { mailAttachments } from '../tables';
import { claimNext, noteHandOver, type Claim, type MessageRow } from './claim';
import { composeMessage, MOST_BYTES, type MailFile } from './compose';
import { deliver } from './deliver';
import { holdBackBlocked } from './hold-back';
import type { Outcome } from './outcome';
import { settle, settleLost } from './settle';

/** Subject of papers that are made for messages as they go out: no user waits for them. */
const sender = {
  subject: 'papers of messages',
  gone: () => new AbortController().signal,
  language: 'de',
} as const;

interface Work {
  database: Database;
  tables: Tables;
  key: Buffer | undefined;
}

/** Sends whatever is due, one message after the other, until nothing is left or `isEnding`. */
export async function sendDue(work: Work, isEnding: () => boolean): Promise<void> {
  const { versuche } = await readAccount(work.database.orm);
  await settleLost(versuche, work);
  await holdBackBlocked(work);
  while (!isEnding()) {
    const claim = await claimNext(work.database);
    if (!claim) return;
    await settle(claim, await attempt(claim, work), work);
  }
}

/** Makes one attempt: everything that takes long, outside of any transaction. */
async function attempt(claim: Claim, { database, key }: Work): Promise<Outcome> {
  const { message, account } = claim;
  try {
    const files = await filesOf(message.id, database.orm, sender);
    const size = files.reduce((sum, { inhalt }) => sum + inhalt.length, 0);
    if (size > MOST_BYTES) {
      const text = `Die Anlagen sind zusammen größer als ${MOST_BYTES / 1_000_000} MB.`;
      return { kind: 'refused', text };
    }
    return await deliver(await composeMessage(mailOf(message), files), {
      server: serverOf(account, key),
      mayHandOver: () => noteHandOver(claim, database.orm),
    });
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return { kind: 'busy', text: '' };
    // Nothing was handed over: composing failed, or the settings do not allow it.
    return { kind: 'later', text: (error as Error).message.slice(0, 500) };
  }
}

/** Message as it is composed from its row; its day is the one on which it was queued. */
export function mailOf(message: MessageRow) {
  return { ...message, datum: new Date(message.erstelltAm) };
}

/**
 * Reads what a message has attached; the paper of a booked document is made, in the turn of whoever asks, and kept where
 * nobody has asked for it yet.
 */
export async function filesOf(
  nachrichtId: number,
  orm: Executor,
  asker: Asker & { language: Language },
): Promise<MailFile[]> {
  const rows = await orm
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.nachrichtId, nachrichtId))
    .orderBy(asc(mailAttachments.nr));
  const files: MailFile[] = [];
  for (const { name, typ, inhalt, contentId, belegId, format } of rows) {
    if (inhalt) files.push({ name, typ, inhalt });
    else if (contentId !== null) {
      files.push({ name, typ, inhalt: await contentOf(contentId, orm) });
    } else if (belegId !== null) {
      const document = await readDocument(belegId, orm);
      const { bytes } =
        format === null
          ? await storedPaper(document, orm, asker)
          : await requiredEInvoice(document, format as EInvoiceFormat, orm, asker);
      files.push({ name, typ, inhalt: bytes });
    }
  }
  return files;
}

async function contentOf(contentId: number, orm: Executor): Promise<Buffer> {
  const pieces = await orm
    .select({ bytes: fileChunks.bytes })
    .from(fileChunks)
    .where(eq(fileChunks.contentId, contentId))
    .orderBy(asc(fileChunks.nr));
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
}
