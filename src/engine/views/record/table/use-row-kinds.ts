import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { valueKeys } from '../../../fields/value-formatter';
import type { RowTable } from '../../../screens/row-table';

export interface RowKind {
  value: string | number;
  label: string;
}

/** Returns the kinds of rows that can be inserted; none where the table has only one. */
export function useRowKinds({ tab, fields }: RowTable): readonly RowKind[] {
  const { t } = useTranslation();
  const field = tab.kinds === undefined ? undefined : fields[tab.kinds];
  return useMemo(
    () =>
      (field?.values ?? []).map((value) => ({
        value,
        label: field ? t(...valueKeys(field, value)) : '',
      })),
    [field, t],
  );
}
