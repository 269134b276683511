import { eq } from 'drizzle-orm';
import { formatDate } from '../../../../schemas/rules/format-date';
import { reportFileName } from '../../../../schemas/print/document/report-facts';
import { planningItems, serviceOrders } from '../../../db/generated/service';
import { problem } from '../../../http/errors/problem';
import { printDocument } from '../../../print/print-document';
import { printedReport } from '../../service/report/printed-report';
import type { MailSource } from './mail-subject';

/** Source of messages about the reports of service tasks, as they are at that moment. */
export const reportSource: MailSource = {
  tabelle: 'SVP',

  async read(id, db, asker) {
    const [found] = await db
      .select({
        adresseId: serviceOrders.adresseId,
        personId: serviceOrders.ansprechpartnerId,
        auftragsnummer: serviceOrders.auftragsnummer,
        titel: serviceOrders.titel,
        beginn: planningItems.beginnDatum,
      })
      .from(planningItems)
      .innerJoin(serviceOrders, eq(serviceOrders.id, planningItems.serviceAuftragId))
      .where(eq(planningItems.id, id));
    if (!found) throw problem(404, 'msg_record_not_found');
    const report = await printedReport(id, db);
    const name = reportFileName(report);
    return {
      quelle: 'SERVICEBERICHT',
      tabelle: 'SVP',
      tabelleId: id,
      bezug: name.replace(/\.pdf$/, ''),
      belegId: null,
      planungId: id,
      adresseId: found.adresseId,
      personId: found.personId,
      kunde: report.recipient.namen[0] ?? '',
      sprache: report.language,
      art: 'SERVICEBERICHT',
      rolle: 'mailService',
      werte: {
        auftragsnummer: String(found.auftragsnummer),
        titel: found.titel,
        datum: formatDate(found.beginn.slice(0, 10)),
      },
      papers: [
        {
          ...{ name, typ: 'application/pdf' },
          make: async () => Buffer.from(await printDocument(report, asker)),
        },
      ],
      warnings: [],
    };
  },
};
