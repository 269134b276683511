import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import { schemaKeys } from '../../../labels/label-keys';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { FieldPlace } from '../../../screens/field-place';
import type { Place } from '../../../screens/place';
import { tableOfRow } from '../../../screens/table-of-row';

/** Names a field, preceded by the tab of its row or the kind of the other record. */
export function usePlaceLabel(place: Place): (at: FieldPlace) => string {
  const { t } = useTranslation();
  const { part, oneOf } = useScreenLabels();
  const { registry } = useEngine();
  const { definition } = place;
  const label = (schema: string, field: string) =>
    t([...schemaKeys(schema, `fields.${field}`), ''], { defaultValue: field });
  return ({ field, table, row }) => {
    const rows = row === undefined ? undefined : tableOfRow(place, field);
    if (rows) {
      return `${part(definition, `tabs.${rows.tab.name}`)}: ${label(rows.schema, field)}`;
    }
    const schema = Object.entries(registry.codes).find(([, code]) => code === table)?.[0];
    if (schema === undefined || schema === definition.schema)
      return label(definition.schema, field);
    return `${oneOf(schema)}: ${label(schema, field)}`;
  };
}
