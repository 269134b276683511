import { databaseError } from './database-problem';

/** SQLSTATE classes whose texts repeat values: data exceptions and broken constraints. */
const repeatsValues = /^(22|23)/;

type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE or the system's error code. */
  code?: string;
  table?: string;
  constraint?: string;
  /** Frames only: the first line of a stack repeats the message. */
  stack: string;
};

/**
 * Parts of an error for the log. Parameters of statements, and the database's texts that repeat values, stay out: they
 * are what people typed.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const database = databaseError(error);
  const { code, table, constraint } = database ?? {};
  return {
    type: (database ?? error).name,
    message: messageOf(database ?? error, code),
    ...(code && { code }),
    ...(table && { table }),
    ...(constraint && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

function messageOf({ message }: Error, code: string | undefined): string {
  if (code && repeatsValues.test(code)) return '';
  // Drizzle's own message is the statement and, on the lines after it, its parameters.
  return message.split('\nparams:', 1)[0] ?? '';
}
