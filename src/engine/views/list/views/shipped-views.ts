import type { View } from '../../../../api/view';
import { parseFilterText } from '../../../data/filters/filter-text';
import { fieldsIn } from '../../../data/filters/predicate';
import { standardBase } from '../../../data/lists/list-state';
import type { Me, ScreenDefinition, ViewDefinition } from '../../../define/definition';
import { standardLayout } from '../columns/column-layout';
import type { ViewSetup } from './view-setup';

/** View that comes with the screen: nobody can change or remove it. */
export interface ShippedView {
  /** Name in its definition. */
  id: string;
  name: string;
  istStandard: boolean | undefined;
  shipped: ViewDefinition;
}

/** View that somebody stored, or that is shipped. */
export type OfferedView = (View & { shipped?: undefined }) | ShippedView;

export type ViewId = OfferedView['id'];

type Definition = Pick<ScreenDefinition, 'order' | 'columns' | 'views'>;

/**
 * Returns the views that filter by nothing else than the user may see. As long as it is not known who that is (`me`),
 * any that could open by itself does.
 */
export function shippedViews(
  definition: Definition,
  isField: (name: string) => boolean,
  me?: Me,
  nameOf: (view: ViewDefinition) => string = ({ name }) => name,
): readonly ShippedView[] {
  return (definition.views ?? [])
    .filter((view) => fieldsIn(setupOfShipped(view, definition).filter).every(isField))
    .map((view) => ({
      id: view.name,
      name: nameOf(view),
      istStandard: view.default && (view.default === true || !me || view.default(me)),
      shipped: view,
    }));
}

/** Finds the view that a screen ships for a display: with what belongs there, whatever its list begins with. */
export const viewOfDisplay = (views: readonly OfferedView[], display: string | undefined) =>
  views.find(({ shipped }) => shipped?.display !== undefined && shipped.display === display);

/** Returns the views where a display has an address of its own: the one shipped for it, if any, opens by itself. */
export function inDisplay(
  views: readonly OfferedView[],
  display: string | undefined,
): readonly OfferedView[] {
  const own = viewOfDisplay(views, display);
  return own ? views.map((view) => ({ ...view, istStandard: view === own })) : views;
}

/** Builds the setup of a shipped view; without columns of its own it leaves them to the user. */
export function setupOfShipped(view: ViewDefinition, definition: Definition): ViewSetup {
  const { filter = [], order = definition.order, columns, group = [], display } = view;
  const terms = filter.map((term) => (typeof term === 'string' ? term : `(${term.join('|')})`));
  return {
    ...standardBase(order),
    filter: parseFilterText(terms.join(',')).filter,
    group,
    ...(display && { display }),
    layout: columns && {
      ...standardLayout,
      columns: [
        ...columns.map((field) => ({ field })),
        ...definition.columns
          .filter(({ field }) => !columns.includes(field))
          .map(({ field }) => ({ field, hidden: true })),
      ],
    },
  };
}
