import { fieldAt, pathOf } from '../../../fields/field-at';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../define/definition';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { cellPlace } from '../../../editing/model/cell-name';
import { rowsIn } from '../../../editing/model/session-rows';

/** Returns the label of a field, a table, or a cell of it («Positionen, Zeile 3, Menge»). */
export function useValueLabel(
  { definition, fields, tables }: Place,
  values: AnyRecord,
): (name: string) => string | undefined {
  const { t } = useTranslation(['table', 'record']);
  const labelOf = useFieldLabel();
  const { part } = useScreenLabels();
  return useCallback(
    (name) => {
      const at = cellPlace(name);
      const table = tables.find((one) => one.name === (at?.table ?? name));
      if (!table) {
        const path = pathOf(name, fields);
        const steps = path.map((step, depth) => ({
          step,
          field: fieldAt(fields, path.slice(0, depth + 1)),
          isList: typeof path[depth + 1] === 'number',
        }));
        if (steps.some(({ field }) => !field)) return undefined;
        // A list is named with each entry of it.
        const labels = steps.flatMap(({ step, field, isList }) => {
          const label = field && !isList ? labelOf(field) : undefined;
          if (label === undefined) return [];
          return typeof step === 'number'
            ? t('record:nested.item', { label, place: step + 1 })
            : label;
        });
        return labels.join(', ');
      }
      const ofTable = part(definition, `tabs.${table.tab.name}`);
      if (!at) return ofTable;
      const number =
        (rowsIn(values, table.name) ?? []).findIndex(({ $key }) => $key === at.key) + 1;
      const field = at.field === undefined ? undefined : table.fields[at.field];
      return field
        ? t('table:place', { table: ofTable, number, column: labelOf(field) })
        : t('table:rowPlace', { table: ofTable, number });
    },
    [definition, fields, tables, values, labelOf, part, t],
  );
}
