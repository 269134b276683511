import { waitingAnswer } from '../../engine/flow/answers/waiting-photo-answer';
import type { Entry } from '../../engine/outbox/entry';
import type { Question } from './task';

/** Returns questions with what waiting calls answer, the latest last. */
export function answersGiven(
  questions: readonly Question[],
  waiting: readonly Pick<Entry, 'body' | 'refers'>[],
): readonly Question[] {
  const given = new Map<number, string | null>();
  for (const { body, refers } of waiting) {
    for (const [at, { id, wert }] of (body as readonly Question[]).entries()) {
      const photo = refers?.find((one) => one.at[0] === at);
      given.set(id, photo ? waitingAnswer(photo.key) : wert);
    }
  }
  return questions.map((question) => {
    const wert = given.get(question.id);
    return wert === undefined ? question : { ...question, wert };
  });
}
