import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { FieldValue } from '../../values/field-value';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { cellClass, valueClass } from '../../form/cell-class';
import cell from '../../form/cell.module.css';
import { LazyRecordForm } from '../../form/lazy-record-form';
import type { FormHandle } from '../../../editing/form-handle';
import { SectionGrid } from '../../form/section-grid';
import type { RowErrors } from './grid-row';
import type { Row } from '../../../editing/model/row';
import type { RowTable } from '../../../screens/row-table';
import type { TableColumn } from './use-table-columns';
import type { TableRights } from './use-table-rights';
import styles from './row-sheet.module.css';

interface RowSheetProps {
  table: RowTable;
  columns: readonly TableColumn[];
  row: Row;
  /** From 1. */
  number: number;
  editing: boolean;
  rights: TableRights;
  errors: RowErrors | undefined;
  record: AnyRecord;
  onChange: (changes: AnyRecord) => void;
  onBlur: (field: string) => void;
  onRemove: (() => void) | undefined;
  onClose: () => void;
  handle: Ref<FormHandle>;
}

/** All fields of a row, for fingers and for what has no column. What is changed is changed in the table at once. */
export function RowSheet(props: RowSheetProps) {
  const { table, columns, row, number, editing, rights, errors = {}, onClose } = props;
  const { t } = useTranslation('table');
  const labelOf = useFieldLabel();
  const ofRow = errors[''];
  const { can } = useEngine();
  const further = (table.tab.details ?? [])
    .flatMap((name) => table.fields[name] ?? [])
    .filter(({ right }) => right === undefined || can(right));
  const shown = [...columns.map(({ field }) => field), ...further];
  return (
    <Drawer
      title={t('row', { number })}
      onClose={onClose}
      footer={
        <>
          {props.onRemove && (
            <Button variant="subtle" color="red" onClick={props.onRemove}>
              {t('remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      {ofRow !== undefined && (
        <p role="alert" className={styles.sheetError}>
          {ofRow}
        </p>
      )}
      {editing ? (
        <LazyRecordForm
          fields={table.fields}
          sections={[{ name: 'row', fields: shown.map(({ name }) => name) }]}
          values={row}
          errors={Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]))}
          editable={(name) => rights.canEdit(row, name)}
          parent={props.record}
          onChange={props.onChange}
          onBlur={props.onBlur}
          handle={props.handle}
        />
      ) : (
        <SectionGrid as="dl">
          {shown
            .filter((field) => !field.metadata.when || field.metadata.when({ ...row }))
            .map((field) => (
              <div key={field.name} className={cellClass(field)}>
                <dt className={cell.label}>{labelOf(field)}</dt>
                <dd className={valueClass(field)}>
                  <FieldValue field={field} value={row[field.name]} record={row} />
                </dd>
              </div>
            ))}
        </SectionGrid>
      )}
    </Drawer>
  );
}
