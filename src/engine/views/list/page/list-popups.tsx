import { useMemo } from 'react';
import type { Field } from '../../../fields/field';
import { ChoicePanel } from '../filter/choice-panel';
import { FilterBuilder } from '../filter/filter-builder';
import { conditionsOn, withConditionsOn } from '../../../data/filters/predicate';
import { quickFilter } from '../filter/quick-filter';
import { offersValues } from '../filter/offers-values';
import { GroupPanel } from '../grouping/group-panel';
import { isGroupable } from '../grouping/figure-columns';
import { ColumnMenu } from '../columns/column-menu';
import { ColumnsPanel } from '../columns/columns-panel';
import { useList } from './list-context';
import { RowMenu } from './row-menu';
import type { Popup } from './use-list-menus';

/** Dialog or menu that was opened over the list; loaded with the first. */
export function ListPopups({ popup }: { popup: Popup }) {
  const { place, setup, change, columns, arrange, canOr, ...list } = useList();
  const { show, close: onClose } = list.popup;
  const { fields } = place;
  const filterable = useMemo(() => {
    const shown = columns.shown.map(({ field }) => field);
    const further = columns.available.map((name) => fields[name]);
    return [...new Set([...shown, ...further])].filter(
      (field): field is Field => field !== undefined && !field.unfiltered,
    );
  }, [columns, fields]);

  switch (popup.kind) {
    case 'column': {
      const { column, anchor } = popup;
      const { name } = column.field;
      const isChoice = offersValues(column.field, canOr);
      return (
        <ColumnMenu
          column={column}
          anchor={anchor}
          columns={columns.shown}
          order={setup.order}
          isPinned={columns.arranged.some(({ field, pinned }) => field === name && pinned)}
          arrange={arrange}
          onSort={(order) => change({ order })}
          onFilter={
            column.field.unfiltered
              ? undefined
              : () =>
                  show(
                    isChoice
                      ? { kind: 'choice', column, anchor }
                      : { kind: 'builder', field: name },
                  )
          }
          isGrouped={setup.group.includes(name)}
          onGroup={
            canOr && isGroupable(column.field)
              ? () => arrange((all) => all.toggleGroup(name))
              : undefined
          }
          onAll={() => show({ kind: 'columns' })}
          onClose={onClose}
        />
      );
    }
    case 'row':
    case 'cell': {
      const { row, index, anchor } = popup;
      const column = popup.kind === 'cell' ? popup.column : undefined;
      return (
        <RowMenu
          place={place}
          column={column}
          row={row}
          anchor={anchor}
          href={list.hrefOf(row)}
          onOpen={() => list.open(row, index)}
          onQuickFilter={(mode) => {
            if (!column) return;
            change(({ filter }) => ({ filter: quickFilter(filter, column.field, row, mode) }));
          }}
          onClose={onClose}
        />
      );
    }
    case 'choice': {
      const { column, anchor } = popup;
      const { name } = column.field;
      return (
        <ChoicePanel
          field={column.field}
          label={column.label}
          anchor={anchor}
          conditions={conditionsOn(setup.filter, name)}
          asked={{ place, ...list.asked }}
          onChange={(conditions) =>
            change(({ filter }) => ({ filter: withConditionsOn(filter, name, conditions) }))
          }
          onClose={onClose}
        />
      );
    }
    case 'builder':
      return (
        <FilterBuilder
          filter={setup.filter}
          fields={filterable}
          startWith={popup.field}
          canOr={canOr}
          onApply={(filter) => change({ filter })}
          onClose={onClose}
        />
      );
    case 'groups':
      return (
        <GroupPanel
          fields={fields}
          available={columns.available}
          group={setup.group}
          grouping={list.grouping}
          onGroups={(fields) => arrange((all) => all.setGroups(fields))}
          onSum={(sum) => change({ sum })}
          onClose={onClose}
        />
      );
    case 'columns':
      return (
        <ColumnsPanel
          fields={fields}
          columns={columns}
          arrange={arrange}
          cards={list.cards}
          said={list.said}
          onClose={onClose}
        />
      );
  }
}
