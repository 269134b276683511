import type { CodeMeaning } from './definition';

/**
 * The meanings that a user may look up, with the rows that he may see; a meaning all of whose rows are
 * closed to him is none.
 */
export function permittedCodes(
  codes: readonly CodeMeaning[],
  can: (operation: string) => boolean,
): CodeMeaning[] {
  return codes.flatMap((code) => {
    const rows = code.rows.filter(({ list }) => can(`GET ${list}`));
    const isClosed = !can(`GET ${code.list}`) || (code.rows.length > 0 && rows.length === 0);
    return isClosed ? [] : [{ ...code, rows }];
  });
}
