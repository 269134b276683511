import { codeForms } from '../../../../schemas/rules/code-forms';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { call } from '../../../api/call';
import { rowsOf } from '../../../api/dialect';
import type { AnyRecord } from '../../define/definition';
import type { CodeMeaning } from './definition';

/** A record that a code means. */
export interface Hit {
  /** Names it in the URL: `product-12`. */
  key: string;
  meaning: CodeMeaning;
  record: AnyRecord;
}

/** More than these nobody chooses from. */
const MOST_HITS = 20;

/** Every record that a code means: each list is asked for each field that may hold it. */
export async function findCode(
  code: string,
  meanings: readonly CodeMeaning[],
  signal?: AbortSignal,
): Promise<Hit[]> {
  const values = codeForms(code);
  if (values.length === 0) return [];
  const found = await Promise.all(
    meanings.flatMap((meaning) =>
      meaning.by.map(async (field) => {
        const fixed = Object.entries(meaning.filter ?? {}).map(
          ([name, value]) => ({ field: name, operator: '=', values: [value] }) as const,
        );
        const filter = textOfFilter([{ field, operator: 'in', values }, ...fixed]);
        const query = { filter, limit: MOST_HITS };
        const { data } = await call(`GET ${meaning.list}`, { query, signal });
        return rowsOf(data).rows.map((record): Hit => {
          return { key: `${meaning.name}-${String(record.id)}`, meaning, record };
        });
      }),
    ),
  );
  // A record whose number is its bar code is found by both.
  return [...new Map(found.flat().map((hit) => [hit.key, hit])).values()];
}

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
