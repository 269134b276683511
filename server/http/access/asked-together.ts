/** Function that answers many questions at once, by question; those without an answer are left out. */
type AskAll<Question, Answer> = (questions: Question[]) => Promise<Map<Question, Answer>>;

interface Waiting<Answer> {
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Joins simultaneous questions into one. Questions that come while `atOnce` are running wait for the next: no answer is
 * older than its question. All of one question hear of its failure.
 */
export function askedTogether<Question, Answer>(
  askAll: AskAll<Question, Answer>,
  atOnce: number,
): (question: Question) => Promise<Answer | undefined> {
  let gathered = new Map<Question, Waiting<Answer>[]>();
  let underWay = 0;

  const ask = async () => {
    if (gathered.size === 0 || underWay >= atOnce) return;
    const asked = gathered;
    gathered = new Map();
    underWay += 1;
    try {
      const answers = await askAll([...asked.keys()]);
      for (const [question, waiting] of asked)
        for (const { resolve } of waiting) resolve(answers.get(question));
    } catch (error) {
      for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
    } finally {
      underWay -= 1;
      void ask();
    }
  };

  return (question) =>
    new Promise((resolve, reject) => {
      // Everything that has arrived by now is asked together.
      if (gathered.size === 0) setImmediate(() => void ask());
      gathered.set(question, [...(gathered.get(question) ?? []), { resolve, reject }]);
    });
}
