import type { CodeMeaning } from './definition';

/** Returns the meanings with the rows that the user may see; one that has lost all its rows is dropped. */
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
