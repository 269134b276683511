import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { PrintedReport } from '../../../../schemas/print/document/printed-report';
import {
  reportOf,
  toldText,
  type ReportContent,
} from '../../../../schemas/print/document/report-facts';
import type { Executor } from '../../../db/database';
import { serviceSignatures } from '../../../db/generated/service';
import { readLetterCompany } from '../../../print/letter-company';
import { printedCompany } from '../../../print/printed-company';
import { printedSignature } from '../../../print/signing';
import { reportFacts } from './report-facts';

/** All that stands on the report of a task, with the signature that still holds for it: no clock, nothing of the reader. */
export async function printedReport(taskId: number, db: Executor): Promise<PrintedReport> {
  const content = await reportContent(taskId, db);
  const [last] = await db
    .select()
    .from(serviceSignatures)
    .where(
      and(
        eq(serviceSignatures.planungId, taskId),
        eq(serviceSignatures.inhaltHash, contentHash(content)),
      ),
    )
    .orderBy(desc(serviceSignatures.id))
    .limit(1);
  return { ...content, signature: last ? await printedSignature(last, db) : null };
}

/** SHA-256 of what a report tells; another logo or telephone number of the company makes it no other one. */
export function contentHash({ company: _, ...told }: ReportContent): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** The same as a device reckons it. */
export function toldHash(content: ReportContent): string {
  return createHash('sha256').update(toldText(content)).digest('hex');
}

/** What the report of a task says now. Throws 404. */
export async function reportContent(taskId: number, db: Executor): Promise<ReportContent> {
  const facts = await reportFacts(taskId, db);
  const company = await printedCompany(await readLetterCompany(db), facts.sprache, db);
  return reportOf(facts, company);
}
