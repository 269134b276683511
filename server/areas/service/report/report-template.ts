import { asc } from 'drizzle-orm';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { PrintedLogo } from '../../../../schemas/print/document/printed-company';
import type { LetterPaper, ReportTemplate } from '../../../../schemas/print/document/report-facts';
import type { Executor } from '../../../db/database';
import { extraWorkTypes, serviceActivities } from '../../../db/generated/service';
import { readLetterCompany } from '../../../print/letter-company';
import { printedCompany } from '../../../print/printed-company';
import { nameIn } from '../name-in';
import { technicianName } from './report-facts';

/** Longest logo in characters of Base64, some 600 kB: a device keeps no longer answer, and would lack all the rest. */
const LONGEST_LOGO = 800_000;

/** Reads the common part of the reports in a language, with the words for what a device adds to one. */
export async function reportTemplate(
  language: PrintLanguage,
  technikerId: number | null,
  db: Executor,
): Promise<ReportTemplate> {
  const activities = await db.select().from(serviceActivities).orderBy(asc(serviceActivities.id));
  const kinds = await db.select().from(extraWorkTypes).orderBy(asc(extraWorkTypes.id));
  const company = await printedCompany(await readLetterCompany(db), language, db);
  return {
    firma: { ...company, logo: sentLogo(company.logo) },
    techniker: await technicianName(technikerId, db),
    taetigkeiten: activities.map((one) => ({ id: one.id, bezeichnung: nameIn(language, one) })),
    mehraufwandsarten: kinds.map((one) => ({
      ...{ id: one.id, typ: one.typ, bezeichnung: nameIn(language, one) },
    })),
  };
}

const sentLogo = (logo: PrintedLogo | null): LetterPaper['logo'] =>
  logo && logo.art !== 'PFADE' && logo.daten.length <= LONGEST_LOGO ? logo : null;
