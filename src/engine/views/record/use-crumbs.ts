import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { backRouteOf, backRouteQuery } from '../../screens/back-route';
import { recordPath } from '../../screens/record-path';
import type { PageLink } from '../../../ui/page';
import type { AnyRecord } from '../../define/definition';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { keptListUrl } from '../../data/lists/position';
import type { ParentRecord, Place } from '../../screens/place';
import { titleText } from '../../data/title-text';
import { recordQuery } from '../../data/record-query';

interface Crumbs {
  crumbs: readonly PageLink[];
  back: PageLink;
  parent: AnyRecord | undefined;
  /** Way back that the address gives, to be taken along, e.g. `?backRouteName=home`. */
  query: string;
}

/** First steps of the pages that are no screens and lead somewhere from a record. */
const ofTheShell = ['home', 'settings', 'system'];

/**
 * Returns the crumbs from the top list down to the record; «Zurück» leads to the list it stands in, unless the address
 * says otherwise.
 */
export function useCrumbs(parents: readonly ParentRecord[], place: Place): Crumbs {
  const { i18n } = useTranslation();
  const [search] = useSearchParams();
  const { entries } = useEngine().registry;
  const labels = useScreenLabels();
  const records = useQueries({
    queries: parents.map((parent) => recordQuery(parent.place, parent.id, i18n.language)),
    combine: (results) => results.map((result) => result.data),
  });
  const listTitle = (of: Place) => labels.title(of.definition);
  const top = parents[0]?.place ?? place;
  const crumbs: PageLink[] = [{ label: listTitle(top), to: keptListUrl(top.path) }];
  parents.forEach((parent, index) => {
    const title = parentTitle(parent.place, records[index]);
    crumbs.push({
      label: title || String(parent.id),
      to: recordPath(parent.place.path, parent.id),
    });
  });
  const back = { label: listTitle(place), to: keptListUrl(place.path) };
  if (parents.length > 0) crumbs.push(back);
  const alone = entries.filter(({ standalone }) => standalone);
  const given = backRouteOf(search, [...ofTheShell, ...alone.map(({ name }) => name)]);
  return {
    // Who was led here goes back there: where that has a name, it stands before the title.
    crumbs: given?.label ? [{ label: given.label, to: given.path }] : crumbs,
    back: given ? { to: given.path, label: given.label ?? '' } : back,
    parent: records.at(-1),
    query: backRouteQuery(search),
  };
}

function parentTitle(place: Place, record: AnyRecord | undefined): string {
  return record ? titleText(place, record) : '';
}
