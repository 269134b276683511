import { atField, type Refusal } from './refusal';

interface Question {
  id: number;
  typ: string;
  auswahl: readonly string[];
}

interface GivenAnswer {
  id: number;
  wert: string | null;
}

/** Tells whether an answer may be one to its question: numbers as JSON spells them, yes and no as `J` and `N`. */
function fits({ typ, auswahl }: Question, wert: string): boolean {
  if (typ === 'zahl') return /^-?\d{1,12}(\.\d{1,2})?$/.test(wert);
  if (typ === 'janein') return wert === 'J' || wert === 'N';
  if (typ === 'auswahl') return auswahl.includes(wert);
  // The id of a file of the task; the server finds out whether there is one.
  if (typ === 'foto') return /^\d{1,15}$/.test(wert);
  return wert.trim() !== '';
}

/**
 * Refuses the answer at a place among those that are given at once: to no question of the order, or one that does not
 * fit. An empty one takes back what was said.
 */
export function answerRefusal(
  questions: readonly Question[],
  { id, wert }: GivenAnswer,
  index: number,
): Refusal | undefined {
  const question = questions.find((one) => one.id === id);
  if (!question) return atField(`${index}.id`, 'msg_reference_unknown');
  if (wert === null || fits(question, wert)) return undefined;
  return atField(`${index}.wert`, 'msg_value_choice');
}

/** Finds the first mandatory question without an answer (specification 2 §5). */
export const openQuestion = <Q extends { pflicht: boolean; wert: string | null }>(
  questions: readonly Q[],
): Q | undefined => questions.find(({ pflicht, wert }) => pflicht && wert === null);
