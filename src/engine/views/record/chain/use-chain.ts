import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import { rowFieldsQuery } from '../../../data/fields-query';
import { wholeRowsQuery } from '../../../data/lists/rows-source';
import type { Fields } from '../../../fields/field';
import { paramsBelow, type Place } from '../../../screens/place';

export interface ChainPart {
  rows: readonly AnyRecord[];
  fields: Fields;
}

/** Returns one side of the chain; undefined until it is known, and where the user may not see it. */
export function useChainPart(
  place: Place,
  id: RecordId,
  side: 'before' | 'after',
  isWanted = true,
): ChainPart | undefined {
  const { registry, can } = useEngine();
  const { i18n } = useTranslation();
  const list = place.definition.chain?.[side] ?? '';
  const enabled = isWanted && list !== '' && can(`GET ${list}`);
  const { data: fields } = useQuery({ ...rowFieldsQuery(registry, list), enabled });
  const [first] = Object.values(fields ?? {});
  const { data: rows } = useQuery({
    ...wholeRowsQuery(
      { list, params: paramsBelow(list, place, id), query: {} },
      {},
      // Records of another kind of row change with those of the screen.
      place.definition.schema,
      i18n.language,
    ),
    enabled: enabled && first !== undefined,
    meta: { failure: 'silent' },
  });
  return rows && fields && { rows, fields };
}

/** Returns the title of a row of the chain; its id where it has none of the names. */
export function chainTitle(names: readonly string[], row: AnyRecord): string {
  const said = names.flatMap((name) => ((row[name] ?? '') === '' ? [] : [String(row[name])]));
  return said.join(' ') || String(row.id);
}
