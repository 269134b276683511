import { useCallback, type ReactNode } from 'react';
import { ColumnFilter } from '../filter/column-filter';
import {
  conditionsOn,
  withConditionsOn,
  type Filter,
  type FieldCondition,
} from '../../../data/filters/predicate';
import { offersValues } from '../filter/offers-values';
import type { GridColumn } from '../rows/grid-column';
import type { Popup } from './use-list-menus';
import type { SetupChange } from './use-list-setup';

interface Options {
  filter: Filter;
  briefOf: (condition: FieldCondition) => string;
  change: (change: SetupChange) => void;
  show: (popup: Popup) => void;
  /** True if the server counts values. */
  canQuery: boolean;
}

/**
 * Draws the filters of the header; it keeps its identity until the filter changes, so that nothing else draws the
 * header anew.
 */
export function useHeaderFilters(options: Options): (column: GridColumn) => ReactNode {
  const { filter, briefOf, change, show, canQuery } = options;
  return useCallback(
    (column: GridColumn) => {
      const { name, unfiltered } = column.field;
      if (unfiltered) return null;
      const conditions = conditionsOn(filter, name);
      // Opens the builder for what a list of choices cannot say.
      const isChoice = offersValues(column.field, canQuery) && conditions.length <= 1;
      return (
        <ColumnFilter
          field={column.field}
          label={column.label}
          textOf={briefOf}
          hasValues={isChoice}
          onOpen={(anchor) =>
            show(isChoice ? { kind: 'choice', column, anchor } : { kind: 'builder' })
          }
          conditions={conditions}
          onChange={(next) =>
            change((before) => ({ filter: withConditionsOn(before.filter, name, next) }))
          }
        />
      );
    },
    [filter, briefOf, change, show, canQuery],
  );
}
