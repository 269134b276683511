import { paramNames, paramsBelow, type Place } from './place';

/** Paths of rows that are records of their own below a record. */
interface RowsApi {
  list: string;
  record: string;
  create: string;
}

/** Path parameters of the calls that read and write such rows. */
export interface RowParams {
  list: Place['params'];
  create: Place['params'];
  /** Of one row, by its id. */
  record: (row: number) => Place['params'];
}

/**
 * Fills the paths of a record's rows: the last parameter of the list's and of creating is the record, the last one of
 * a row's own path is the row. Those before it are given by the records above.
 */
export function rowParams(api: RowsApi, place: Pick<Place, 'params'>, id: number): RowParams {
  const list = paramsBelow(api.list, place, id);
  return {
    list,
    create: paramsBelow(api.create, place, id),
    record: (row) => paramsBelow(api.record, { params: list }, row),
  };
}

/** A parameter that nothing fills, and what there is instead. */
export interface UnfilledParam {
  path: string;
  name: string;
  given: readonly string[];
}

/** The parameters of rows' paths that are neither the record, nor the row, nor `given` by the records above. */
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

/** @throws where a table's rows could not be reached in this place: not when somebody has typed them. */
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
