import { and, eq, exists, desc } from 'drizzle-orm';
import { printedReport } from '../../service/report/printed-report';
import { planningItems, serviceSignatures } from '../../../db/generated/service';
import { sha256Of, storeFile } from '../../../files/store-file';
import { problem } from '../../../http/errors/problem';
import type { Call } from '../../../http/operations/call';
import { printDocument } from '../../../print/print-document';
import { attachmentChanged } from '../../../resources/attachments/attachment-history';
import type { Tables } from '../../../resources/model/tables';
import type { DocumentRow } from '../document-row';
import { serviceTexts } from './service-texts';

/** Most reports that one invoice takes along, the latest: an order is rarely visited more than five times. */
const MOST_REPORTS = 20;

/** Report with the signature that holds for it. */
export interface SignedReport {
  taskId: number;
  name: string;
  pdf: Uint8Array;
  sha256: Buffer;
  /** What it was laid out of. */
  content: string;
}

/** Prints the reports of an order that were signed and say what was signed; before a transaction, the earliest first. */
export async function signedReports(
  orderId: number,
  call: Pick<Call, 'db' | 'subject' | 'gone'>,
): Promise<SignedReport[]> {
  const { db } = call;
  const signed = db
    .select()
    .from(serviceSignatures)
    .where(
      and(
        eq(serviceSignatures.planungId, planningItems.id),
        eq(serviceSignatures.abweichend, false),
      ),
    );
  const tasks = await db
    .select({ id: planningItems.id })
    .from(planningItems)
    .where(and(eq(planningItems.serviceAuftragId, orderId), exists(signed)))
    .orderBy(desc(planningItems.beginnDatum), desc(planningItems.id))
    .limit(MOST_REPORTS);
  const reports: SignedReport[] = [];
  for (const { id } of tasks.reverse()) {
    const report = await printedReport(id, db);
    const { signature, language, auftragsnummer: number, datum } = report;
    if (signature === null || signature.art === 'VERWEIGERT') continue;
    const title = serviceTexts[language]('printed:report.title', { number });
    const pdf = await printDocument(report, call);
    reports.push({
      ...{ taskId: id, name: `${title} ${datum}.pdf`, pdf, sha256: sha256Of(pdf) },
      content: JSON.stringify(report),
    });
  }
  return reports;
}

/** Adds signed reports to the files of an invoice. Throws 409 for one that would say something else by now. */
export async function attachReports(
  document: DocumentRow,
  reports: readonly SignedReport[],
  call: Call,
  tables: Tables,
): Promise<void> {
  const owner = { tabelle: 'BEK', tabelleId: document.id, benutzerId: call.caller.id };
  for (const { taskId, name: dateiname, pdf, sha256, content } of reports) {
    if (JSON.stringify(await printedReport(taskId, call.db)) !== content) {
      throw problem(409, 'msg_service_report_changed');
    }
    const after = await storeFile({ bytes: pdf, sha256 }, { ...owner, dateiname }, call.db);
    await attachmentChanged(tables.resourceOf('BEK'), document, { kind: 'File', after }, call);
  }
}
