import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { usePreference } from '../../../../api/preferences/use-preference';
import { Select } from '../../../../ui/select';
import { Switch } from '../../../../ui/switch';
import { useEngine } from '../../../application/context';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { fieldsOfColumns, isImportable, keyFields, usualKey } from './column-fields';
import type { ColumnChoices } from './column-fields';
import type { StepProps } from './import-dialog';
import type { FileTable } from './read-table';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface ColumnsStepProps extends StepProps {
  file: string;
  table: FileTable;
}

/** What a user chose for a list before. */
interface Remembered {
  /** Field of a column, by its name in the file; null for one that is left out. */
  columns: ColumnChoices;
  /** '' for none. */
  key?: string;
  updates: boolean;
}

const nothing: Remembered = { columns: {}, updates: false };

/** Columns that are remembered: those of several files. */
const mostRemembered = 300;

/** Which column says which field, and how records that are there are recognised. */
export function ColumnsStep({ place, work, foot, file, table }: ColumnsStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const { definition, fields } = place;
  const { value: kept, change } = usePreference(`import.${definition.name}`, nothing);
  const [chosen, setChosen] = useState<ColumnChoices>(kept.columns);
  const [key, setKey] = useState(kept.key);
  const [updates, setUpdates] = useState(kept.updates);
  const mayUpdate = can(`PATCH ${definition.api.record}`);
  const offered = useMemo(
    () =>
      Object.values(fields)
        .filter((field) => isImportable(field, can))
        .toSorted((one, other) => labelOf(one).localeCompare(labelOf(other))),
    [fields, can, labelOf],
  );
  const names = useMemo(() => {
    // Of fields that are called the same the one in the list is meant.
    const inList = definition.columns.map(({ field }) => field);
    const all = offered.map(({ name }) => name);
    return [...inList.filter((name) => all.includes(name)), ...all];
  }, [definition, offered]);
  const mapped = useMemo(
    () =>
      fieldsOfColumns(table.columns, chosen, { fields, names, labelOf }).map((name) =>
        name === undefined ? undefined : fields[name],
      ),
    [table, chosen, fields, names, labelOf],
  );
  const named = mapped.filter((field) => field !== undefined);
  const keys = keyFields(named);
  const isOffered = key === '' || keys.some(({ name }) => name === key);
  const by = (isOffered ? key : usualKey(named)) || undefined;
  const isUpdate = updates && mayUpdate && by !== undefined;

  const choose = (index: number, name: string) => {
    const column = table.columns[index] ?? '';
    // A field is said by one column.
    const others = table.columns.filter((_, other) => name !== '' && mapped[other]?.name === name);
    const freed = Object.fromEntries(others.map((other) => [other, null]));
    setChosen({ ...chosen, ...freed, [column]: name === '' ? null : name });
  };
  const goOn = () => {
    const said = table.columns.map((column, index) => [column, mapped[index]?.name ?? null]);
    const columns = Object.entries({ ...kept.columns, ...Object.fromEntries(said) });
    change({
      columns: Object.fromEntries(columns.slice(-mostRemembered)) as ColumnChoices,
      key: by ?? '',
      updates: isUpdate,
    });
    void work.preview({
      file,
      table,
      // A number that the server gives is read to recognise its record, and for nothing else.
      columns: mapped.map((field) => (field?.readOnly && field.name !== by ? undefined : field)),
      rules: { key: by, updates: isUpdate },
    });
  };
  return (
    <>
      <p className={styles.lead}>{t('import:columns.lead', { file, count: table.rows.length })}</p>
      <ul className={styles.columns}>
        {table.columns.map((column, index) => (
          <li key={`${index} ${column}`} data-left-out={!mapped[index] || undefined}>
            <div>
              <b>{column || t('import:columns.unnamed', { number: index + 1 })}</b>
              <span>{exampleOf(table, index)}</span>
            </div>
            <Select
              aria-label={t('import:columns.fieldOf', { column })}
              value={mapped[index]?.name ?? ''}
              disabled={column === ''}
              onChange={({ currentTarget }) => choose(index, currentTarget.value)}
            >
              <option value="">{t('import:columns.leftOut')}</option>
              {offered.map((field) => (
                <option key={field.name} value={field.name}>
                  {labelOf(field)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <div className={styles.rules}>
        <Select
          label={t('import:columns.key')}
          value={by ?? ''}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        >
          <option value="">{t('import:columns.noKey')}</option>
          {keys.map((field) => (
            <option key={field.name} value={field.name}>
              {labelOf(field)}
            </option>
          ))}
        </Select>
        {by !== undefined && mayUpdate && (
          <Switch
            label={t('import:columns.duplicates')}
            value={isUpdate ? 'update' : 'skip'}
            options={[
              ['skip', t('import:columns.skip')],
              ['update', t('import:columns.update')],
            ]}
            onChange={(value) => setUpdates(value === 'update')}
          />
        )}
      </div>
      <p className={styles.hint}>
        {t(isUpdate ? 'import:columns.updateHint' : 'import:columns.createHint')}
      </p>
      <StepButtons foot={foot}>
        <Button variant="default" onClick={work.restart}>
          {t('import:back')}
        </Button>
        <Button data-autofocus disabled={named.length === 0} onClick={goOn}>
          {t('import:columns.next')}
        </Button>
      </StepButtons>
    </>
  );
}

/** The first value that stands in a column. */
function exampleOf({ rows }: FileTable, column: number): string {
  return rows.slice(0, 100).find(({ cells }) => cells[column])?.cells[column] ?? '–';
}
