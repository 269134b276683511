import { codeForms } from '../../../../schemas/rules/code-forms';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { readRows } from '../../../api/rows';
import type { AnyRecord } from '../../define/definition';
import type { CodeMeaning } from './definition';

export interface Hit {
  /** Names it in the URL: `product-12`. */
  key: string;
  meaning: CodeMeaning;
  record: AnyRecord;
}

/** Nobody chooses from more. */
const MOST_HITS = 20;

/** Each list is asked for each field that may hold the code. */
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
        const { rows } = await readRows(meaning.list, { filter, limit: MOST_HITS, signal });
        return rows.map((record): Hit => {
          return { key: `${meaning.name}-${String(record.id)}`, meaning, record };
        });
      }),
    ),
  );
  // A record whose number is its bar code is found by both.
  return [...new Map(found.flat().map((hit) => [hit.key, hit])).values()];
}

/** Meanings with the rows that the user may see; one that has lost all its rows is dropped. */
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
