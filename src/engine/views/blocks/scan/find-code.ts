import { codeForms } from '../../../../../schemas/rules/code-forms';
import { textOfFilter, type Condition } from '../../../../../schemas/rules/filter-grammar';
import type { RecordId } from '../../../../api/dialect';
import { readRows } from '../../../../api/rows';
import type { AnyRecord } from '../../../define/definition';
import type { Fields } from '../../../fields/field';

/** List to look a code up in. */
export interface CodeSource {
  name: string;
  schema: string;
  list: string;
  /** Fields that may hold the code; each is queried by itself. */
  by: readonly string[];
  /** Fields of its records, which tell what each of them can hold of a code. */
  known?: Fields | undefined;
  /** Parameters of the list's path. */
  params?: Readonly<Record<string, RecordId>>;
  /** Conditions that leave out records the code cannot mean. */
  fixed?: readonly Condition[];
  /** Fields with a record's name, where that is not the contract's `x-title`. */
  title?: readonly string[];
}

export interface Hit<Source extends CodeSource = CodeSource> {
  /** Name in the URL: `product-12`. */
  key: string;
  source: Source;
  record: AnyRecord;
}

/** Most hits that are offered: nobody chooses from more. */
const MOST_HITS = 20;

/** Looks a code up: asks each list for each field that may hold it. */
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
  // Keeps each record once: a record whose number is its bar code is found by both.
  return [...new Map(found.flat().map((hit) => [hit.key, hit])).values()];
}
