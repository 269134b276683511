import { reportAfter } from '../../../../schemas/rules/report-after';
import {
  reportFileName,
  reportOf,
  toldText,
  type ReportFacts,
  type ReportTemplate,
} from '../../../../schemas/print/document/report-facts';
import type { Entry } from '../../../engine/outbox/entry';
import { isMissing } from '../../../engine/outbox/machine';
import type { MadeDocument, MadeOf } from '../../../engine/views/record/document-maker';
import { layReportHere } from '../../../print/lay-report-here';
import { sha256 } from '../../../ui/files/sha256';
import type { Task } from '../task';
import { readFacts, readTemplate } from './report-queries';

/** Makes the report of a task as it will be once everything waiting for it has reached the server. */
export async function make({ record, calls, signal }: MadeOf): Promise<MadeDocument> {
  const task = record as Task;
  const { value: facts, knownAt } = await readFacts(task.id, signal);
  const { value: template } = await readTemplate(facts.sprache, signal);
  const missing = calls.filter((entry) => isMissing(entry, knownAt));
  const foreseen = foreseenReport(facts, template, task, missing);
  const content = reportOf(foreseen, template.firma);
  return {
    content: await layReportHere({ ...content, signature: null }, signal),
    name: reportFileName(content),
    contentHash: await sha256(new Blob([toldText(content)])),
    // The time that the timer measures is not on the report yet.
    problem: foreseen.zeitmessungSeit === null ? undefined : 'messages:msg_service_sign_timer',
  };
}

/** Foresees the report with the calls that are about the task or its order, the earliest first. */
export function foreseenReport(
  facts: ReportFacts,
  template: ReportTemplate,
  task: Pick<Task, 'id' | 'serviceAuftragId'>,
  calls: readonly Entry[],
): ReportFacts {
  return calls
    .filter((entry) => isAbout(entry, task))
    .reduce((known, entry) => reportAfter(known, entry, template), facts);
}

function isAbout(
  { operation, params }: Entry,
  { id, serviceAuftragId }: Pick<Task, 'id' | 'serviceAuftragId'>,
): boolean {
  const [, of] = /\{(\w+)\}/.exec(operation) ?? [];
  const isOrder = of === 'serviceAuftragId';
  return String(params[of ?? '']) === String(isOrder ? serviceAuftragId : id);
}
