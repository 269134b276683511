import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import { placeQuery } from '../../../data/references/place-query';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { broughtPart } from './brought-parts';
import { partsPlace, withParts, type ImportPlace } from './import-place';
import { mayImportHere, partsToImport } from './may-import';

/** Kind of records that a file may hold. */
export interface ImportChoice {
  place: ImportPlace;
  label: string;
}

/**
 * Returns what can be imported in a list: its records, and the parts of them whose screens are loaded by now. `label`:
 * how the list is called.
 */
export function useImportPlaces(place: Place, label: string): readonly ImportChoice[] {
  const engine = useEngine();
  const { registry } = engine;
  const client = useQueryClient();
  const labels = useScreenLabels();
  const labelOf = useFieldLabel();
  const tabs = useMemo(() => partsToImport(place, engine), [place, engine]);
  const parts = useQueries({
    queries: tabs.map(({ entry }) => placeQuery(registry, client, entry.name)),
    combine: loaded,
  });
  return useMemo(() => {
    const { definition } = place;
    const { lookups } = registry;
    const { can } = engine;
    const one = labels.one(definition);
    const below = tabs.flatMap(({ tab, entry }, index) => {
      const part = parts[index];
      const found = part && partsPlace(part, place, { lookups, one, labelOf });
      if (!found || !can(`GET ${found.above?.lookup.path ?? ''}`)) return [];
      const brought = broughtPart(part, { one: labels.one(entry), labelOf, can });
      return [{ place: found, brought, label: labels.embedded(definition, tab.name, entry) }];
    });
    const ofRows = below.map(({ brought }) => brought);
    const own = { place: withParts(place, ofRows), label };
    return [...(mayImportHere(place, engine) ? [own] : []), ...below];
  }, [place, label, tabs, parts, engine, registry, labels, labelOf]);
}

const loaded = (results: readonly { data: Place | undefined }[]) => results.map(({ data }) => data);
