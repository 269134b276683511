import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../fields/field';
import type { Preview } from './use-import';
import type { WrongRow } from './wrong-rows';
import styles from './import.module.css';

interface PreviewTableProps {
  preview: Preview;
  wrong: readonly WrongRow[];
  labelOf: (field: Field) => string;
}

/** Number of rows shown at first, and added with each press. */
const atOnce = 50;

/** Table of all rows of the file under the fields that they fill; wrong cells are marked. */
export function PreviewTable({ preview, wrong, labelOf }: PreviewTableProps) {
  const { t } = useTranslation('import');
  const heading = useId();
  const [shown, setShown] = useState(atOnce);
  const { table, columns } = preview;
  const problems = new Map(wrong.map((one) => [one.row.line, one.problems]));
  const filled = columns.flatMap((field, index) => (field ? [{ field, index }] : []));
  return (
    <section>
      <h3 id={heading} className="visually-hidden">
        {t('preview.rows')}
      </h3>
      <div className={styles.scroll} role="region" aria-labelledby={heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('preview.line')}</th>
              {filled.map(({ field, index }) => (
                <th key={index} scope="col">
                  {labelOf(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(0, shown).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {filled.map(({ field, index }) => (
                  <td key={index} data-wrong={problems.get(line)?.fields[field.name] && true}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + atOnce)}>
          {t('preview.more', { count: table.rows.length - shown })}
        </button>
      )}
    </section>
  );
}
