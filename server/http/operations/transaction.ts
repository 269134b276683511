import type { Connections, Executor } from '../../db/database';
import { isRetryable } from '../errors/database-problem';

const ATTEMPTS = 4;

/** Runs a function in a transaction; repeats it when the database asks for that (deadlock, serialisation). */
export async function inTransaction<T>(
  database: Connections,
  run: (db: Executor) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.orm.transaction(run);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
