import { resolved, rowsOfList, type WalkOperation } from '../walk/contract-document';

/** Properties by which a list's rows can be filtered, sorted and grouped. */
export interface RowProperties {
  all: string[];
  /** Free texts. */
  text: string[];
  /** Figures that can be summed. */
  figures: string[];
}

export function rowProperties(list: WalkOperation | undefined): RowProperties {
  const rows = list && rowsOfList(list);
  const named = Object.entries((rows && resolved(rows).properties) ?? {}).map(
    ([name, schema]) => [name, resolved(schema)] as const,
  );
  const ofType = (types: readonly string[]) =>
    named.filter(([, { type }]) => [type].flat().some((own) => types.includes(own ?? '')));
  return {
    all: named.map(([name]) => name),
    text: ofType(['string'])
      .filter(([, { format, enum: values }]) => !format && !values)
      .map(([name]) => name),
    figures: ofType(['number', 'integer']).map(([name]) => name),
  };
}
