import type { Database } from '../../server/db/database';

/**
 * Question that a test asks the database of its server, or another thing that its entry answers by a name; and the
 * answer.
 */
export type Question = { id: number } & (
  { statement: string; values: unknown[] } | { name: string }
);
export type QuestionAnswer = { id: number } & ({ value: unknown } | { error: string });

/** Answers of a test's entry besides its database. */
export type Answers = Readonly<Record<string, () => unknown>>;

/** Lets the test that started this process ask its database through the server's own connections. */
export async function answerQueries({ pool }: Database, answers: Answers = {}): Promise<void> {
  if (!process.send) return;
  const reply = (message: QuestionAnswer) => void process.send?.(message);
  // An interrupted test run leaves no servers behind.
  process.once('disconnect', () => process.exit(1));
  process.on('message', (question: Question) => {
    const { id } = question;
    const asked = async () => {
      if ('statement' in question) {
        return (await pool.query<object>(question.statement, question.values)).rows;
      }
      const answer = answers[question.name];
      if (!answer) throw new Error(`this entry knows nothing of «${question.name}»`);
      return answer();
    };
    asked().then(
      (value) => reply({ id, value }),
      (error: unknown) => reply({ id, error: String(error) }),
    );
  });
}
