import { columnFields, silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { TableTab } from './definition';

export const table: TabNames<TableTab> = {
  fields: (tab, { screen, tables, fieldsOf }) => {
    const { schema, property, columns, details = [], totals, order, kinds, suggests, sums } = tab;
    const of = schema ?? tables.rows[`${screen.schema ?? ''}.${property ?? ''}`];
    // A sum that holds rows is labelled by these.
    const nested = (sums?.fields ?? []).flatMap((name) => {
      const rows = tables.rows[`${sums?.schema ?? ''}.${name}`];
      return rows === undefined ? [] : [{ as: 'sums', schema: rows, names: fieldsOf(rows) }];
    });
    return [
      ...columnFields(of, columns),
      { as: 'details', schema: of, names: details },
      { as: 'suggests', schema: of, names: suggests?.offers?.detail ?? [] },
      silentFields('kinds', of, kinds === undefined ? [] : [kinds]),
      silentFields('suggests', of, [
        ...(suggests?.by ?? []),
        ...(suggests?.increases ? [suggests.increases] : []),
        ...(suggests?.offers?.title ?? []),
      ]),
      ...(sums ? [{ as: 'sums', schema: sums.schema, names: sums.fields }, ...nested] : []),
      silentFields('totals', of, totals),
      silentFields('order', of, order === undefined ? [] : [order]),
    ];
  },
};
