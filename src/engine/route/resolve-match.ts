import type { ScreenTabDefinition } from '../define/definition';
import { isForNew, tablesOf } from '../record/table/state/row-table';
import type { Match, ParentRecord, Place } from './match';
import { titleNames } from './title-names';
import { screenPlace, type PlaceLoader } from './screen-place';

/**
 * Reads the path below a screen, `5/persons/7/masterdata`, against its definition and those it embeds.
 * Answers undefined when the path means nothing.
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
    const id = idOf(segments[0]);
    // Only forms and rows in properties can be shown of what does not exist yet.
    const tabs = place.definition.tabs.filter((tab) => id !== 'new' || isForNew(tab));
    const tab = segments[1] === undefined ? tabs[0] : tabs.find(({ name }) => name === segments[1]);
    if (id === undefined || !tab) return undefined;
    if (id === 'new') {
      if (segments.length > 2) return undefined;
      return { kind: 'record', place, id, tab: tab.name, embedded: undefined, parents };
    }
    const embedded = tab.type === 'screen' ? await embeddedPlace(load, place, id, tab) : undefined;
    if (segments.length <= 2)
      return { kind: 'record', place, id, tab: tab.name, embedded, parents };
    if (!embedded) return undefined;
    parents.push({ place, id });
    place = embedded;
    segments = segments.slice(2);
  }
}

function idOf(segment: string | undefined): number | 'new' | undefined {
  if (segment === 'new') return 'new';
  const id = Number(segment);
  return /^[1-9]\d*$/.test(segment ?? '') && Number.isSafeInteger(id) ? id : undefined;
}

async function embeddedPlace(
  load: PlaceLoader,
  parent: Place,
  id: number,
  tab: ScreenTabDefinition,
): Promise<Place> {
  const definition = await load.screen(tab.screen);
  const list = tab.list ?? definition.api.list;
  const named = (path: string) => path.includes(`{${tab.by}}`);
  const fields = await load.fields(definition.schema);
  return {
    definition,
    title: titleNames(load.titles, definition),
    fields,
    tables: await tablesOf(definition, fields, load.fields),
    path: `${parent.path}/${id}/${tab.name}`,
    list,
    params: { ...parent.params, [tab.by]: id },
    fixed: named(list) ? [] : [{ field: tab.by, operator: '=', values: [String(id)] }],
    preset: named(definition.api.create) ? {} : { [tab.by]: id },
    parent: { place: parent, id },
  };
}
