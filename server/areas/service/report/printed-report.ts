import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
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

/**
 * Composes the content of a task's report, with the signature that still holds for it: no clock, nothing of the reader.
 */
export async function printedReport(taskId: number, db: Executor): Promise<PrintedReport> {
  const content = await reportContent(taskId, db);
  return { ...content, signature: await heldSignature(taskId, content, db) };
}

/**
 * Signature that still holds for the content of a task's report: the last one, and what somebody signed before that
 * somebody refused to.
 */
export async function heldSignature(
  taskId: number,
  content: ReportContent,
  db: Executor,
): Promise<PrintedReport['signature']> {
  const { id, planungId, art, inhaltHash, abweichend } = serviceSignatures;
  const [last] = await db
    .select()
    .from(serviceSignatures)
    .where(and(eq(planungId, taskId), eq(inhaltHash, contentHash(content)), eq(abweichend, false)))
    .orderBy(sql`${art} = 'VERWEIGERT'`, desc(id))
    .limit(1);
  return last ? printedSignature(last, db) : null;
}

/** SHA-256 of a report's content; another logo or telephone number of the company does not change it. */
export function contentHash({ company: _, ...told }: ReportContent): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}

/** SHA-256 as a device calculates it. */
export function toldHash(content: ReportContent): string {
  return createHash('sha256').update(toldText(content)).digest('hex');
}

/** Composes the present content of a task's report. Throws 404. */
export async function reportContent(taskId: number, db: Executor): Promise<ReportContent> {
  const facts = await reportFacts(taskId, db);
  const company = await printedCompany(await readLetterCompany(db), facts.sprache, db);
  return reportOf(facts, company);
}
