import { useMemo } from 'react';
import type { Fields } from '../../fields/field';
import { useProblemText } from './use-problem-text';
import { errorField } from '../model/error-field';
import type { RowTable } from '../../screens/row-table';
import type { EditSession } from '../model/edit-session';

/** Texts by field: the server's word, else the form's own problems. */
export function useFormErrors(
  session: EditSession,
  fields: Fields,
  tables: readonly RowTable[] = [],
): Readonly<Record<string, readonly string[]>> {
  const textOf = useProblemText();
  const problems = session.state === 'reading' ? undefined : session.problems;
  const serverErrors = session.state === 'reading' ? undefined : session.serverErrors;
  return useMemo(() => {
    const errors: Record<string, readonly string[]> = {};
    for (const [name, found] of Object.entries(problems ?? {})) {
      const field = errorField(name, fields, tables);
      if (field) errors[name] = found.map((problem) => textOf(problem, field));
    }
    return { ...errors, ...serverErrors };
  }, [problems, serverErrors, fields, tables, textOf]);
}
