import type { Me, ViewDefinition } from '../../define/definition';
import type { Place } from '../../screens/place';
import { parseFilterText } from '../filters/filter-text';
import { listSource, type ListSource } from './list-source';
import { standardBase } from './list-state';

/** Source of the rows that a view of a screen shows to a user now. Throws for a view that there is none of. */
export function viewSource(
  place: Place,
  name: string,
  user: Pick<Me, 'id' | 'kuerzel'>,
): ListSource {
  const { views = [], order, name: screen } = place.definition;
  const view = (views as readonly ViewDefinition[]).find((one) => one.name === name);
  if (!view) throw new Error(`${screen}: there is no view «${name}»`);
  const terms = (view.filter ?? []).map((term) =>
    typeof term === 'string' ? term : `(${term.join('|')})`,
  );
  const { filter } = parseFilterText(terms.join(','));
  const state = { ...standardBase(view.order ?? order), filter, q: '' };
  return listSource(place, state, { user, now: new Date() });
}
