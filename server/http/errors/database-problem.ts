import { problem, type Problem } from './problem';

interface DatabaseError extends Error {
  code: string;
  table?: string;
  constraint?: string;
}

/** SQLSTATE classes and codes, and connection errors, that mean «come back later». */
const unavailable =
  /^(08|53|57P|58)|^(57014|55P03)$|^E(CONN|PIPE|TIMEDOUT|NETUNREACH|HOSTUNREACH|AI_AGAIN|NOTFOUND)/;
const poolTimeout =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/i;

/** Finds the database's error behind an error of Drizzle, if it is one. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Partial<DatabaseError>;
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || unavailable.test(code))) {
      return current as DatabaseError;
    }
  }
  return undefined;
}

/** Tells whether the same transaction may succeed when it is run again: after a serialisation failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(databaseError(error)?.code ?? '');
}

/** Problem that tells a caller of a database error; undefined when it is a fault of the server. */
export function databaseProblem(error: unknown): Problem | undefined {
  const code = databaseError(error)?.code;
  if (code && unavailable.test(code)) return problem(503, 'msg_general_unavailable');
  if (code && isRetryable(error)) return problem(503, 'msg_general_unavailable');
  if (code?.startsWith('22')) return problem(422, 'msg_value_out_of_range');
  for (let current = error; current instanceof Error; current = current.cause) {
    if (poolTimeout.test(current.message)) return problem(503, 'msg_general_unavailable');
  }
  return undefined;
}
