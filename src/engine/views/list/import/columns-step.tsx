import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { formatDate } from '../../../../../schemas/rules/format-date';
import { usePreference } from '../../../../api/preferences/use-preference';
import { Select } from '../../../../ui/select';
import { Switch } from '../../../../ui/switch';
import { useEngine } from '../../../application/context';
import { useFieldLabel } from '../../../fields/use-field-texts';
import {
  columnKeys,
  fieldsOfColumns,
  keyChoices,
  usualKey,
  type ColumnChoices,
} from './column-fields';
import { withoutLoneParts } from './brought-parts';
import type { StepProps } from './import-dialog';
import { mostRows, type FileProblem, type FileTable, type ReadChoices } from './read-table';
import { SourceChoices } from './source-choices';
import { questionOf, type Spelling } from './spellings';
import { StepButtons } from './step-buttons';
import type { ReadFile } from './use-import';
import type { Headings } from './use-headings';
import styles from './import.module.css';

interface ColumnsStepProps extends StepProps, ReadFile {
  headings: Headings;
  problem: FileProblem['kind'] | undefined;
  changed: keyof ReadChoices | undefined;
}

/** Choices that a user made for a list before. */
interface Remembered {
  /** Field of a column, by its key in the file; null for one that is left out. */
  columns: ColumnChoices;
  /** Fields that recognise a record; '' for none. */
  key?: string;
  updates: boolean;
}

const nothing: Remembered = { columns: {}, updates: false };

const none: NonNullable<StepProps['place']['parts']> = [];

/** Most columns that are remembered: those of several files. */
const mostRemembered = 300;

/** Step to choose the field of each column, the meaning of its texts, and how existing records are recognised. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { place, work, foot, headings, problem, changed, ...ofFile } = props;
  const { table, file, choices } = ofFile;
  const { latest } = table.source;
  const { t, i18n } = useTranslation(['import', 'ui']);
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  const { definition, fields, above, parts = none } = place;
  const { offered } = headings;
  const kindOfFile = above ? `${above.place.definition.name}.${definition.name}` : definition.name;
  const { value: kept, change } = usePreference(`import.${kindOfFile}`, nothing);
  const [chosen, setChosen] = useState<ColumnChoices>(kept.columns);
  const [answers, setAnswers] = useState<Readonly<Record<string, Spelling>>>({});
  const [key, setKey] = useState(kept.key);
  const [updates, setUpdates] = useState(kept.updates);
  const mayUpdate = can(`PATCH ${definition.api.record}`);
  const keysOfColumns = useMemo(() => columnKeys(table.columns), [table]);
  const mapped = useMemo(() => {
    const names = fieldsOfColumns(table.columns, chosen, headings);
    const isChosen = (index: number) => Object.hasOwn(chosen, keysOfColumns[index] ?? '');
    return withoutLoneParts(names, parts, isChosen).map((name) =>
      name === undefined ? undefined : fields[name],
    );
  }, [table, chosen, fields, headings, parts, keysOfColumns]);
  const language = table.figures ?? i18n.language;
  const questions = useMemo(
    () => mapped.map((field, index) => field && questionOf(field, textsOf(table, index), language)),
    [mapped, table, language],
  );
  const spellings = questions.map((question, index) => {
    const spelling = question && (answers[keysOfColumns[index] ?? ''] ?? question.found);
    return question && spelling ? { spelling, signs: question.signs } : undefined;
  });
  const isOpen = questions.some((question, index) => question && !spellings[index]);
  const named = mapped.filter((field) => field !== undefined);
  const others = [...(above?.naming ?? []), ...parts.flatMap(({ columns }) => columns)];
  const ofOthers = new Set(others.map(({ field }) => field.name));
  const ownFields = named.filter(({ name }) => !ofOthers.has(name));
  const isWithout = above !== undefined && ownFields.length === named.length;
  const nameOf = (column: string, index: number) =>
    column || t('import:columns.unnamed', { number: index + 1 });
  const away = table.columns.flatMap((column, index) =>
    mapped[index] ? [] : [nameOf(column, index)],
  );
  // Parts of one record are told apart by what they are called.
  const keys = keyChoices(ownFields, definition.duplicates ?? (above ? [place.title] : []));
  const isOffered = key === '' || keys.some(({ value }) => value === key);
  const ofTitle = above && keys.find(({ value }) => place.title.includes(value))?.value;
  const by = (isOffered ? key : (usualKey(keys) ?? ofTitle)) || undefined;
  const isUpdate = updates && mayUpdate && by !== undefined;

  const choose = (index: number, name: string) => {
    // Takes the field away from another column: only one can hold it.
    const others = keysOfColumns.filter((_, other) => name !== '' && mapped[other]?.name === name);
    const freed = Object.fromEntries(others.map((other) => [other, null]));
    const column = keysOfColumns[index] ?? '';
    setChosen({ ...chosen, ...freed, [column]: name === '' ? null : name });
  };
  const readAgain = (choice: ReadChoices) => {
    // Forgets the line of headings: another table has others.
    const { head: _, ...others } = { ...choices };
    void work.read(file, { ...others, ...choice }, ofFile);
  };
  const goOn = () => {
    const said = keysOfColumns.map((column, index) => [column, mapped[index]?.name ?? null]);
    const columns = Object.entries({ ...kept.columns, ...Object.fromEntries(said) });
    change({
      columns: Object.fromEntries(columns.slice(-mostRemembered)) as ColumnChoices,
      key: by ?? '',
      updates: isUpdate,
    });
    void work.preview({
      ...ofFile,
      // Reads a number that the server gives only to recognise its record.
      columns: mapped.map((field) =>
        field?.readOnly && !by?.split(',').includes(field.name) ? undefined : field,
      ),
      spellings,
      rules: { key: by, updates: isUpdate },
    });
  };
  return (
    <>
      {problem && (
        <p role="alert" className={styles.failure}>
          {t(`import:problem.${problem}`, { most: mostRows })}
        </p>
      )}
      <SourceChoices table={table} changed={changed} onChoose={readAgain} />
      <p className={styles.lead}>
        {t('import:columns.lead', { file: file.name, count: table.rows.length })}
        {latest &&
          ` ${t('import:columns.latest', { of: latest.of, since: formatDate(latest.since) })}`}
      </p>
      <ul className={styles.columns}>
        {table.columns.map((column, index) => {
          const name = nameOf(column, index);
          const repeated = table.columns.indexOf(column) !== index && column !== '';
          const question = questions[index];
          return (
            <li key={`${index} ${column}`} data-left-out={!mapped[index] || undefined}>
              <div>
                <b>{name}</b>
                <span>{exampleOf(table, index)}</span>
              </div>
              <Select
                aria-label={t('import:columns.fieldOf', {
                  column: repeated
                    ? t('import:columns.repeated', { name, number: index + 1 })
                    : name,
                })}
                value={mapped[index]?.name ?? ''}
                onChange={({ currentTarget }) => choose(index, currentTarget.value)}
              >
                <option value="">{t('import:columns.leftOut')}</option>
                {offered.map((field) => (
                  <option key={field.name} value={field.name}>
                    {labelOf(field)}
                  </option>
                ))}
              </Select>
              {question && (
                <div className={styles.question}>
                  <Select
                    label={t('import:columns.question', { example: question.example })}
                    value={spellings[index]?.spelling ?? ''}
                    onChange={({ currentTarget }) =>
                      setAnswers({
                        ...answers,
                        [keysOfColumns[index] ?? '']: currentTarget.value as Spelling,
                      })
                    }
                  >
                    {!spellings[index] && <option value="">{t('import:columns.choose')}</option>}
                    {question.options.map((option) => (
                      <option key={option} value={option}>
                        {t(`import:columns.spellings.${option}`)}
                      </option>
                    ))}
                  </Select>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {away.length > 0 && (
        <p className={styles.hint}>
          {t('import:columns.away', { count: away.length, names: away.join(', ') })}
        </p>
      )}
      <div className={styles.rules}>
        <Select
          label={t('import:columns.key')}
          value={by ?? ''}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        >
          <option value="">{t('import:columns.noKey')}</option>
          {keys.map(({ value, fields: of }) => (
            <option key={value} value={value}>
              {of.map(labelOf).join(' + ')}
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
        {isOpen && <p className={styles.open}>{t('import:columns.open')}</p>}
        {isWithout && (
          <p className={styles.open}>{t('import:columns.above', { one: above.one })}</p>
        )}
        <Button variant="default" onClick={work.restart}>
          {t('import:back')}
        </Button>
        <Button
          data-autofocus={changed === undefined || undefined}
          disabled={ownFields.length === 0 || isOpen || isWithout}
          onClick={goOn}
        >
          {t('import:columns.next')}
        </Button>
      </StepButtons>
    </>
  );
}

function* textsOf({ rows }: FileTable, column: number): Iterable<string> {
  for (const { cells } of rows) if (cells[column]) yield cells[column];
}

/** Returns the first value in a column. */
function exampleOf({ rows }: FileTable, column: number): string {
  return rows.slice(0, 100).find(({ cells }) => cells[column])?.cells[column] ?? '–';
}
