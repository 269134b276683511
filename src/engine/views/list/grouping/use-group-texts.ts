import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../../schemas/rules/format-number';
import { useFieldLabel, useNamedFields } from '../../../fields/use-field-texts';
import type { Fields } from '../../../fields/field';
import { foreignAmount } from '../../../fields/value-formatter';
import { useFormatters } from '../../../data/use-formatters';
import type { GridColumn } from '../rows/grid-column';
import type { Aggregate } from '../../../data/lists/aggregate';
import { figureColumns } from './figure-columns';
import type { GroupLine, GroupValue } from './group-line';

export interface GroupTexts {
  /** Returns the title of a group: «Ort: Ulm (12)». */
  titleOf: (line: GroupLine) => string;
  /** Returns its value: «Ulm». */
  valueOf: (line: Pick<GroupLine, 'field' | 'key'>) => string;
  /** Returns figures by column, one line for each currency; the first columns belong to the title. */
  figuresOf: (values: readonly GroupValue[]) => readonly string[];
  /** Returns figures without a column, with their names. */
  restOf: (values: readonly GroupValue[]) => readonly string[];
  /** Returns every figure with its name, each currency on its own. */
  linesOf: (values: readonly GroupValue[]) => readonly string[];
  /** Returns all figures by column, «Offener Betrag»: «1.200,00 € · Ø 400,00 €». */
  columnsOf: (values: readonly GroupValue[]) => readonly { label: string; text: string }[];
  /** Width of the title in px; undefined: as wide as the title is. */
  titleRoom: number | undefined;
}

/** Provides the texts of groups. Money is never added up over currencies: each has its own figure. */
export function useGroupTexts(
  fields: Fields,
  group: readonly string[],
  sum: readonly Aggregate[],
  columns: readonly GridColumn[],
): GroupTexts {
  const { t, i18n } = useTranslation('list');
  const language = i18n.language;
  const labelOf = useFieldLabel();
  const names = [...new Set([...group, ...sum.map(({ field }) => field)])];
  const formatters = useFormatters(useNamedFields(names, fields));
  return useMemo(() => {
    const label = (name: string) => {
      const field = fields[name];
      return field ? labelOf(field) : name;
    };
    const valueText = ({ attribute, function: name, value, waehrung }: GroupValue): string => {
      if (value === null) return '–';
      const isForeign = waehrung !== undefined && waehrung !== 'EUR';
      const text =
        name === 'COUNT'
          ? formatNumber(Number(value), language)
          : isForeign
            ? foreignAmount(Number(value), waehrung, { language })
            : (formatters.get(attribute)?.(value) ?? String(value));
      return name === 'SUM' ? text : t(`groups.short.${name}`, { value: text });
    };
    const summed = sum.map(({ field }) => field);
    const { fields: inColumns, titleRoom } = figureColumns(columns, summed);
    const textsOf = (values: readonly GroupValue[], name: string) =>
      values.filter(({ attribute }) => attribute === name).map(valueText);
    const valueOf: GroupTexts['valueOf'] = ({ field, key }) =>
      key === null ? t('groups.empty') : (formatters.get(field)?.(key) ?? String(key));
    const columnsOf: GroupTexts['columnsOf'] = (values) =>
      [...new Set(values.map(({ attribute }) => attribute))].map((name) => ({
        label: label(name),
        text: textsOf(values, name).join(' · '),
      }));
    return {
      valueOf,
      titleRoom,
      linesOf: (values) => values.map((one) => `${label(one.attribute)}: ${valueText(one)}`),
      columnsOf,
      restOf: (values) =>
        columnsOf(values.filter(({ attribute }) => !inColumns.has(attribute))).map(
          (one) => `${one.label}: ${one.text}`,
        ),
      figuresOf: (values) =>
        columns.map(({ field: { name } }) =>
          inColumns.has(name) ? textsOf(values, name).join('\n') : '',
        ),
      titleOf: (line) =>
        t('groups.title', { label: label(line.field), value: valueOf(line), count: line.count }),
    };
  }, [fields, columns, sum, formatters, labelOf, language, t]);
}
