import type { RecordId } from '../../api/dialect';
import { paramNames, paramsBelow, type Place } from './place';

interface RowsApi {
  list: string;
  record: string;
  create: string;
}

export interface RowParams {
  list: Place['params'];
  create: Place['params'];
  /** Returns the parameters of a row (`row`: its id). */
  record: (row: RecordId) => Place['params'];
}

/**
 * Returns the parameters of rows: the last one of list and create is the record, that of a row's path is the row;
 * others come from above.
 */
export function rowParams(api: RowsApi, place: Pick<Place, 'params'>, id: RecordId): RowParams {
  const list = paramsBelow(api.list, place, id);
  return {
    list,
    create: paramsBelow(api.create, place, id),
    record: (row) => paramsBelow(api.record, { params: list }, row),
  };
}

export interface UnfilledParam {
  path: string;
  name: string;
  given: readonly string[];
}

/** Parameters of rows' paths that are neither the record, nor the row, nor `given` by the records above. */
export function unfilledParams(api: RowsApi, given: readonly string[]): readonly UnfilledParam[] {
  const among = (path: string, names: readonly string[]) =>
    paramNames(path)
      .slice(0, -1)
      .filter((name) => !names.includes(name))
      .map((name): UnfilledParam => ({ path, name, given: names }));
  return [
    ...among(api.list, given),
    ...(api.create === api.list ? [] : among(api.create, given)),
    ...among(api.record, [...given, ...paramNames(api.list).slice(-1)]),
  ];
}

/** @throws at once where a table's rows cannot be reached: not only after input. */
export function refuseUnfilled({ definition, tables, params }: Place): void {
  for (const { tab } of tables) {
    const [unfilled] = tab.api ? unfilledParams(tab.api, Object.keys(params)) : [];
    if (!unfilled) continue;
    const { name, path, given } = unfilled;
    throw new Error(
      `screen ${definition.name}: tab ${tab.name}: nothing fills «${name}» of ${path}, only ${given.join(', ') || 'the record itself'} is known`,
    );
  }
}
