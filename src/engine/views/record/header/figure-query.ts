import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RecordId } from '../../../../api/dialect';
import { decimal } from '../../../../../schemas/rules/decimal';
import type { Registry } from '../../../application/registry';
import { rowsKey } from '../../../data/lists/row-page';
import { wholeRowsQuery } from '../../../data/lists/rows-source';
import { byCurrency } from '../../../fields/value-formatter';
import { paramsBelow, type Place } from '../../../screens/place';
import type { Reckoned, TabFigure } from '../../../screens/tab-type';
import { groupsQuery } from '../../list/grouping/groups-query';

interface Surroundings {
  client: QueryClient;
  registry: Pick<Registry, 'whole'>;
  language: string;
}

/**
 * Query for the amount that a tab's rows add up to. A call that answers all of them is the one that the tab makes; a
 * call that answers pages is added up by the server, in the computed query that every list without parameters has. Null
 * where there is no single amount, because there are several currencies.
 */
export function figureQuery(figure: TabFigure, place: Place, id: RecordId, of: Surroundings) {
  const { list, schema, field } = figure;
  return queryOptions({
    // Fetched again together with every list of its schema.
    queryKey: [...rowsKey(schema), 'figure', list, place.params, id, field, of.language],
    queryFn: () =>
      of.registry.whole.includes(list)
        ? ofAllRows(figure, place, id, of)
        : ofServer(figure, id, of),
    staleTime: 30_000,
    meta: { failure: 'silent' as const },
  });
}

async function ofAllRows(
  { list, by, schema, field, reckon }: TabFigure,
  place: Place,
  id: RecordId,
  { client, language }: Surroundings,
): Promise<Reckoned | null> {
  const call = {
    list,
    params: paramsBelow(list, place, id),
    query: by === undefined ? {} : { [by]: id },
  };
  const rows = await client.fetchQuery(wholeRowsQuery(call, {}, schema, language));
  if (reckon) return reckon(rows, client);
  if (byCurrency(rows).some(([currency]) => currency !== 'EUR')) return null;
  const sum = rows.reduce((all, row) => all.plus(decimal(Number(row[field] ?? 0))), decimal(0));
  return { value: sum.toNumber() };
}

async function ofServer(
  { list, by, schema, field }: TabFigure,
  id: RecordId,
  { client, language }: Surroundings,
): Promise<Reckoned | null> {
  const { totals } = await client.fetchQuery(
    groupsQuery(
      {
        query: list.slice(1),
        where: by === undefined ? {} : { predicate: equals(by, id) },
        order: [],
        group: [],
        sum: [{ field, function: 'SUM' }],
      },
      schema,
      language,
    ),
  );
  const values = totals?.values ?? [];
  if (values.some(({ waehrung = 'EUR' }) => waehrung !== 'EUR')) return null;
  return { value: Number(values[0]?.value ?? 0) };
}

const equals = (attribute: string, value: RecordId) => ({ attribute, operator: '=', value });
