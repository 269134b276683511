import type { Judge } from '../../../engine/outbox/judge';
import { WRONG_STATUS } from '../../../../schemas/rules/task-step';
import { rowsOfAnswer } from '../../../api/rows-of-answer';
import { isJudged, judgeStep } from './judge-step';
import { knownFacts } from './known-facts';

/** Returns the judge of a technician's step; undefined for any other operation. */
export const judgeOf = (operation: string): Judge | undefined =>
  isJudged(operation) ? judge : undefined;

const judge: Judge = async (call, known) => {
  const facts = await knownFacts(call, known);
  const refusals = judgeStep(call.operation, call.body, facts);
  const texts = refusals.some(({ code }) => code === WRONG_STATUS) ? await statusTexts(known) : [];
  return refusals.map((refusal) =>
    refusal.code === WRONG_STATUS
      ? { ...refusal, parameters: refusal.parameters.map((one) => textOf(one, texts)) }
      : refusal,
  );
};

interface StatusRow {
  art: string;
  status: string;
  beschreibung: string;
}

async function statusTexts({ find }: Parameters<Judge>[1]): Promise<readonly StatusRow[]> {
  const query = { filter: 'art=A', orderBy: 'status', limit: 200 };
  const answer = await find('GET /stammdaten/service/status', { query });
  return (rowsOfAnswer(answer?.data) ?? []) as unknown as readonly StatusRow[];
}

const textOf = (status: string, rows: readonly StatusRow[]): string =>
  rows.find((row) => row.art === 'A' && row.status === status)?.beschreibung ?? status;
