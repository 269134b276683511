import { and, eq, exists, desc } from 'drizzle-orm';
import { printedReport } from '../../service/report/printed-report';
import { planningItems, serviceSignatures } from '../../../db/generated/service';
import { storeFile } from '../../../files/store-file';
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
  name: string;
  pdf: Uint8Array;
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
    reports.push({ name: `${title} ${datum}.pdf`, pdf: await printDocument(report, call) });
  }
  return reports;
}

/** Adds signed reports to the files of an invoice. */
export async function attachReports(
  document: DocumentRow,
  reports: readonly SignedReport[],
  call: Call,
  tables: Tables,
): Promise<void> {
  const owner = { tabelle: 'BEK', tabelleId: document.id, benutzerId: call.caller.id };
  for (const { name: dateiname, pdf } of reports) {
    const after = await storeFile(pdf, { ...owner, dateiname }, call.db);
    await attachmentChanged(tables.resourceOf('BEK'), document, { kind: 'File', after }, call);
  }
}
