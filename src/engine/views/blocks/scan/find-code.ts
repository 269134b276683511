import { codeForms } from '../../../../../schemas/rules/code-forms';
import { textOfFilter, type Condition } from '../../../../../schemas/rules/filter-grammar';
import type { RecordId } from '../../../../api/dialect';
import { readRows } from '../../../../api/rows';
import type { AnyRecord } from '../../../define/definition';
import type { Fields } from '../../../fields/field';

/** A list to look a code up in. */
export interface CodeSource {
  name: string;
  schema: string;
  list: string;
  /** Fields that may hold the code; each is queried by itself. */
  by: readonly string[];
  /** Of its records: what of a code each of them holds. */
  known?: Fields | undefined;
  /** Of the list's path. */
  params?: Readonly<Record<string, RecordId>>;
  /** Leaves out records that the code cannot mean. */
  fixed?: readonly Condition[];
  /** What its records are called, where not by the contract's `x-title`. */
  title?: readonly string[];
}

export interface Hit<Source extends CodeSource = CodeSource> {
  /** Names it in the URL: `product-12`. */
  key: string;
  source: Source;
  record: AnyRecord;
}

/** Nobody chooses from more. */
const MOST_HITS = 20;

/** Each list is asked for each field that may hold the code. */
export async function findCode<Source extends CodeSource>(
  code: string,
  sources: readonly Source[],
  signal?: AbortSignal,
): Promise<Hit<Source>[]> {
  if (codeForms(code).length === 0) return [];
  const found = await Promise.all(
    sources.flatMap((source) =>
      source.by.map(async (field) => {
        const { list, params, fixed = [], known } = source;
        const values = codeForms(code, known?.[field]?.property['x-scanned']);
        const filter = textOfFilter([{ field, operator: 'in', values }, ...fixed]);
        const { rows } = await readRows(list, { params, filter, limit: MOST_HITS, signal });
        return rows.map((record): Hit<Source> => {
          return { key: `${source.name}-${String(record.id)}`, source, record };
        });
      }),
    ),
  );
  // A record whose number is its bar code is found by both.
  return [...new Map(found.flat().map((hit) => [hit.key, hit])).values()];
}
