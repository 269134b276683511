import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import { useEngine } from '../../../application/context';
import { cellName } from '../../../editing/model/cell-name';
import { FieldValue } from '../../values/field-value';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { cellClass, valueClass } from '../../form/cell-class';
import cell from '../../form/cell.module.css';
import { LazyRecordForm } from '../../form/lazy-record-form';
import { SectionGrid } from '../../form/section-grid';
import type { Row } from '../../../editing/model/row';
import { useTable } from './table-context';
import styles from './row-sheet.module.css';

/** Sheet with all fields of a row, for fingers and for what has no column. Changes go to the table at once. */
export function RowSheet({ row, number }: { row: Row; number: number }) {
  const { table, name, columns, record, editing, rights, edits, sheet, ...of } = useTable();
  const { $key: key } = row;
  const errors = of.errors.get(key) ?? {};
  const { t } = useTranslation('table');
  const labelOf = useFieldLabel();
  const ofRow = errors[''];
  const { can } = useEngine();
  const onClose = () => {
    sheet.current?.flush();
    of.setOpened(undefined);
  };
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
          {editing && rights.remove(row) && (
            <Button variant="subtle" color="red" onClick={() => of.run('remove', [key])}>
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
          parent={record}
          onChange={(changes) => edits.setFields(key, changes, `sheet ${key}`)}
          onBlur={(field) => of.judge(cellName(name, key, field))}
          handle={sheet}
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
