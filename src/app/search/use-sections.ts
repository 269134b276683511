import { useMemo } from 'react';
import { sections } from 'virtual:application/search';
import type { SearchSection } from '../../../schemas/contract/search-sections';
import { useEngine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';

export interface Section extends SearchSection {
  name: string;
  /** Screen that shows the section's records. */
  screen: ScreenEntry;
}

/** Returns the sections that the user may search, as far as screens show them. */
export function useSections(): readonly Section[] {
  const { registry, can } = useEngine();
  return useMemo(
    () =>
      Object.entries(sections).flatMap(([name, section]) => {
        const shows = registry.entries.filter(({ schema }) => schema === section.schema);
        const screen = shows.find(({ standalone }) => standalone) ?? shows[0];
        return screen && can(`GET ${section.list}`) ? [{ ...section, name, screen }] : [];
      }),
    [registry, can],
  );
}
