import type { Fields } from '../fields/field';
import { idOfText } from '../screens/record-id';
import { recordPath } from '../screens/record-path';
import type { RecordId } from '../../api/dialect';
import type { EmbeddedScreen } from '../define/definition';
import { refuseUnfilled } from '../screens/row-params';
import { scannerStep } from '../screens/scanned-fields';
import { tablesOf } from '../screens/row-table';
import { tabTypeOf } from '../screens/tab-type';
import type { Match, ParentRecord, Place } from '../screens/place';
import { listFields, type PlaceLoader, screenPlace, titleNames } from '../screens/screen-place';

/** Steps of displays with an address of their own: `/tasks/calendar`. */
const displaySteps = ['calendar', 'schedule'] as const;

/**
 * Reads a path like `5/persons/7/masterdata`, as it stands in the address; undefined when it means nothing.
 * @throws when a table of the record could not be reached there.
 */
export async function resolveMatch(
  load: PlaceLoader,
  screen: string,
  rest: string,
): Promise<Match | undefined> {
  let segments = rest.split('/').filter(Boolean);
  let place = await screenPlace(load, screen);
  const parents: ParentRecord[] = [];
  if (segments.length === 0) return { kind: 'list', place };

  for (;;) {
    if (segments.length === 1 && segments[0] === scannerStep && place.definition.scans)
      return { kind: 'scanner', place, parents };
    const isAlone = segments.length === 1 && parents.length === 0;
    const shown = isAlone && displaySteps.find((step) => step === segments[0]);
    if (shown && place.definition[shown])
      return { kind: 'list', place: { ...place, display: shown } };
    const id = readId(segments[0], place.fields);
    const tabs = place.definition.tabs.filter(
      (tab) => id !== 'new' || tabTypeOf(load, tab).isForNew?.(tab),
    );
    const tab = segments[1] === undefined ? tabs[0] : tabs.find(({ name }) => name === segments[1]);
    if (id === undefined || !tab) return undefined;
    refuseUnfilled(place);
    if (id === 'new') {
      if (segments.length > 2) return undefined;
      return { kind: 'record', place, id, tab: tab.name, embedded: undefined, parents };
    }
    const screen = tabTypeOf(load, tab).embeds?.(tab);
    const embedded = screen && (await embeddedPlace(load, { place, id, tab: tab.name }, screen));
    if (segments.length <= 2)
      return { kind: 'record', place, id, tab: tab.name, embedded, parents };
    if (!embedded) {
      if (segments.length > 3 || !tabTypeOf(load, tab).hasRowRoutes?.(tab)) return undefined;
      const row = readRow(segments[2], place, tab.name);
      if (row === undefined) return undefined;
      return { kind: 'record', place, id, tab: tab.name, embedded, parents, row };
    }
    parents.push({ place, id });
    place = embedded;
    segments = segments.slice(2);
  }
}

function readId(step: string | undefined, fields: Fields): RecordId | 'new' | undefined {
  if (step === 'new' || step === undefined) return step;
  try {
    return idOfText(decodeURIComponent(step), fields);
  } catch {
    return undefined;
  }
}

function readRow(
  step: string | undefined,
  place: Place,
  tab: string,
): RecordId | 'all' | undefined {
  const table = place.tables.find((one) => one.tab.name === tab);
  if (step === 'all') return table && step;
  // What are no records of a schema, such as files, is named by numbers.
  const row = readId(step, table?.fields ?? {});
  return row === 'new' ? undefined : row;
}

async function embeddedPlace(
  load: PlaceLoader,
  { place: parent, id, tab }: { place: Place; id: RecordId; tab: string },
  screen: EmbeddedScreen,
): Promise<Place> {
  const definition = await load.screen(screen.screen);
  const { by, list = definition.api.list, beside, omit = [], display } = screen;
  const isSaid = (field: string) => field === by || omit.includes(field);
  const named = (path: string) => path.includes(`{${by}}`);
  const { fields, lacks } = await listFields(load, definition.schema, list);
  return {
    // The record around them says it once.
    definition: {
      ...definition,
      columns: definition.columns.filter(({ field }) => !isSaid(field)),
    },
    title: titleNames(load.titles, definition),
    fields,
    lacks,
    tables: await tablesOf(definition, fields, load),
    path: `${recordPath(parent.path, id)}/${tab}`,
    list,
    params: { ...parent.params, [by]: id },
    fixed: named(list) ? [] : [{ field: by, operator: '=', values: [String(id)] }],
    preset: named(definition.api.create) ? {} : { [by]: id },
    parent: { place: parent, id },
    ...(beside && { beside }),
    ...(display && { display }),
  };
}
