import type { Call } from '../../../http/operations/call';
import { readableRecord } from '../../../resources/records/record-access';
import type { Tables } from '../../../resources/model/tables';
import { documentSource } from './document-source';
import type { MailSource, MailSubject } from './mail-subject';
import { reportSource } from './report-source';

const sources: Readonly<Record<MailSubject['quelle'], MailSource>> = {
  BELEG: documentSource,
  SERVICEBERICHT: reportSource,
};

/** Reads the record of a message, for a caller who may see it. Throws 403, 404, and 409 where it cannot be sent. */
export async function readSubject(
  { quelle, id }: { quelle: MailSubject['quelle']; id: number },
  call: Call,
  tables: Tables,
): Promise<MailSubject> {
  const source = sources[quelle];
  await readableRecord(tables, { tabelle: source.tabelle, tabelleId: id }, call);
  return source.read(id, call.db, call);
}
