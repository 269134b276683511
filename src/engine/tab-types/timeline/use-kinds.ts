import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { placeQuery } from '../../data/references/place-query';
import { rowsCall, rowsSource } from '../../data/lists/rows-source';
import type { ListSource } from '../../data/lists/list-source';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import { recordPath } from '../../screens/record-path';
import { summaryOf } from '../../screens/summary';
import { isTabPermitted, tabTypeOf } from '../../screens/tab-type';
import type { TimelineTab } from './definition';

/** Records of one tab, as they are read and shown. */
export interface Kind {
  /** Name of the tab. */
  name: string;
  label: string;
  /** Name of one such record. */
  one: string;
  date: string;
  /** Place of its screen; its subtitle leaves out what the timeline says anyway. */
  place: Place;
  source: ListSource;
  pathOf: (id: unknown) => string;
}

/** Returns the kinds of a timeline that the user may see; undefined until the screens are there. */
export function useKinds(
  tab: TimelineTab,
  place: Place,
  id: RecordId,
): readonly Kind[] | undefined {
  const engine = useEngine();
  const { registry } = engine;
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const labels = useScreenLabels();
  const { tabs } = place.definition;
  const found = tab.of.flatMap(({ schema, date, tab: named }) => {
    for (const one of tabs) {
      const embeds = tabTypeOf(registry, one).embeds?.(one);
      const entry = registry.entries.find(({ name }) => name === embeds?.screen);
      const isIt = entry?.schema === schema && (named === undefined || one.name === named);
      if (embeds && entry && isIt)
        return isTabPermitted(one, engine) ? [{ date, embeds, entry, name: one.name }] : [];
    }
    return [];
  });
  const places = useQueries({
    queries: found.map(({ embeds }) => placeQuery(registry, client, embeds.screen)),
  });
  if (places.some(({ data }) => !data)) return undefined;
  return found.flatMap(({ date, embeds, entry, name }, index) => {
    const of = places[index]?.data;
    // Leaves out a kind whose date the user may not see or the list is not ordered by: it tells no order.
    const field = of?.fields[date];
    if (!of || !field || field.unordered || (field.right && !engine.can(field.right))) return [];
    const { schema } = of.definition;
    const list = embeds.list ?? of.definition.api.list;
    const asked = { list, ...(!list.includes('{') && { by: embeds.by }), filter: `${date}!null` };
    const call = rowsCall(asked, place, id, registry, new Set());
    const order = [date, 'id'].map((one) => ({ field: one, descending: true }));
    const said = [date, embeds.by];
    const subtitle = summaryOf(of)
      .subtitle.map((one) => one.name)
      .filter((one) => !said.includes(one));
    return {
      ...{ name, date },
      label: labels.embedded(place.definition, name, entry),
      one: labels.one(entry),
      place: {
        ...of,
        definition: { ...of.definition, summary: { ...of.definition.summary, subtitle } },
      },
      source: rowsSource(call, { asked: {}, order, schema, language, client }),
      pathOf: (of: unknown) => recordPath(`${recordPath(place.path, id)}/${name}`, of),
    };
  });
}
