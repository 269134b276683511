import type { Database } from '../../server/db/database';

/** What a test asks the database of its server, and what it gets. */
export interface Query {
  id: number;
  statement: string;
  values: unknown[];
}
export type QueryAnswer = { id: number } & ({ rows: object[] } | { error: string });

/** Lets the test that started this process ask its database: an embedded one has no other door. */
export async function answerQueries({ pool }: Database): Promise<void> {
  if (!process.send) return;
  const answer = (message: QueryAnswer) => void process.send?.(message);
  // A test run that is broken off leaves no servers behind.
  process.once('disconnect', () => process.exit(1));
  process.on('message', ({ id, statement, values }: Query) => {
    pool.query<object>(statement, values).then(
      ({ rows }) => answer({ id, rows }),
      (error: unknown) => answer({ id, error: String(error) }),
    );
  });
}
