import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../ui/switch';
import type { Field } from '../../../fields/field';
import type { ParsedRow } from './parse-rows';
import type { RowProblems } from './row-reasons';
import type { Preview } from './use-import';
import styles from './import.module.css';

interface PreviewTableProps {
  preview: Preview;
  refused: readonly { row: ParsedRow; problems: RowProblems }[];
  labelOf: (field: Field) => string;
}

/** Rows shown at first, and more with each press. */
const atOnce = 50;

/** Rows of the file under the fields that they fill, with what is wrong at its cell. */
export function PreviewTable({ preview, refused, labelOf }: PreviewTableProps) {
  const { t } = useTranslation('import');
  const heading = useId();
  const [isAll, setAll] = useState(refused.length === 0);
  const [shown, setShown] = useState(atOnce);
  const { table, columns, rows } = preview;
  const problems = new Map(refused.map((one) => [one.row.line, one.problems]));
  const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]));
  const filled = columns.flatMap((field, index) => (field ? [{ field, index }] : []));
  const named = new Set(filled.map(({ field }) => field.name));
  const isOfAll = isAll || refused.length === 0;
  const offered = isOfAll ? rows : refused.map(({ row }) => row);
  const wrong = new Set(refused.flatMap(({ problems: { fields } }) => Object.keys(fields)));
  // What is wrong stands where it is seen without scrolling.
  const inOrder = isOfAll
    ? filled
    : filled.toSorted((a, b) => Number(wrong.has(b.field.name)) - Number(wrong.has(a.field.name)));
  return (
    <section>
      <div className={styles.above}>
        <h3 id={heading} className={styles.heading}>
          {t('preview.rows')}
        </h3>
        {refused.length > 0 && (
          <Switch
            label={t('preview.rows')}
            value={isAll ? 'all' : 'refused'}
            options={[
              ['refused', t('preview.onlyRefused')],
              ['all', t('preview.all')],
            ]}
            onChange={(value) => {
              setAll(value === 'all');
              setShown(atOnce);
            }}
          />
        )}
      </div>
      <div className={styles.scroll} role="region" aria-labelledby={heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('preview.line')}</th>
              {inOrder.map(({ field, index }) => (
                <th key={index} scope="col">
                  {labelOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offered.slice(0, shown).map(({ line }) => {
              const found = problems.get(line);
              const others = found ? ofNoColumn(found, named) : [];
              return (
                <tr key={line} data-refused={found !== undefined || undefined}>
                  <th scope="row">
                    {line}
                    {others.map((text) => (
                      <em key={text}>{text}</em>
                    ))}
                  </th>
                  {inOrder.map(({ field, index }) => (
                    <td key={index} data-wrong={found?.fields[field.name] && true}>
                      {cellsOf.get(line)?.[index]}
                      {found?.fields[field.name]?.map((text) => (
                        <em key={text}>{text}</em>
                      ))}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {offered.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + atOnce)}>
          {t('preview.more', { count: offered.length - shown })}
        </button>
      )}
    </section>
  );

  /** What is said of the row as a whole, or of a field that no column fills. */
  function ofNoColumn({ fields, messages }: RowProblems, shownFields: ReadonlySet<string>) {
    const ofFields = Object.entries(fields)
      .filter(([name]) => !shownFields.has(name))
      .flatMap(([, texts]) => texts);
    return [...messages, ...ofFields];
  }
}
