import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/select';
import { encodings } from './csv-text';
import { separators } from './csv-table';
import type { FileTable, ReadChoices } from './read-table';
import styles from './import.module.css';

/** Number of lines shown; the choice of headings shows more. */
const shownLines = 5;

interface SourceChoicesProps {
  table: FileTable;
  /** Choice that was made last: it keeps the focus. */
  changed: keyof ReadChoices | undefined;
  onChoose: (choice: ReadChoices) => void;
}

/** Choices on how the file is read (encoding, separator, sheet, headings), with its first lines as they are then. */
export function SourceChoices({ table, changed, onChoose }: SourceChoicesProps) {
  const { t } = useTranslation('import');
  const heading = useId();
  const { csv, book, first, head } = table.source;
  const focus = (name: keyof ReadChoices) => ({ 'data-autofocus': changed === name || undefined });
  const offered = csv && [...new Set<string>([...separators, csv.separator])];
  const at = Math.max(0, first.findIndex(({ line }) => line === head) - 2);
  const lines = first.slice(at, at + shownLines);
  return (
    <section className={styles.source} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('source.title')}
      </h3>
      <div className={styles.choices}>
        {csv && offered && (
          <>
            <Select
              label={t('source.encoding')}
              value={csv.encoding}
              {...focus('encoding')}
              onChange={({ currentTarget }) =>
                onChoose({ encoding: currentTarget.value as typeof csv.encoding })
              }
            >
              {encodings.map((one) => (
                <option key={one} value={one}>
                  {t(`source.encodings.${one}`)}
                </option>
              ))}
            </Select>
            <Select
              label={t('source.separator')}
              value={csv.separator}
              {...focus('separator')}
              onChange={({ currentTarget }) => onChoose({ separator: currentTarget.value })}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {separatorName(one)}
                </option>
              ))}
            </Select>
          </>
        )}
        {book && book.sheets.length > 1 && (
          <Select
            label={t('source.sheet')}
            value={String(book.sheet)}
            {...focus('sheet')}
            onChange={({ currentTarget }) => onChoose({ sheet: Number(currentTarget.value) })}
          >
            {book.sheets.map(({ name, isHidden }, index) => (
              <option key={index} value={index}>
                {isHidden ? t('source.hiddenSheet', { name }) : name}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={t('source.head')}
          value={String(head)}
          {...focus('head')}
          onChange={({ currentTarget }) => onChoose({ head: Number(currentTarget.value) })}
        >
          {first.map(({ line, cells }) => (
            <option key={line} value={line}>
              {t('source.headLine', { line, text: cells.filter(Boolean).join(' · ').slice(0, 60) })}
            </option>
          ))}
          <option value="0">{t('source.noHead')}</option>
        </Select>
      </div>
      {book && book.hiddenRows > 0 && (
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={book.withHidden}
            {...focus('withHidden')}
            onChange={(event) => onChoose({ withHidden: event.target.checked })}
          />
          {t('source.hiddenRows', { count: book.hiddenRows })}
        </label>
      )}
      <div className={styles.lines} role="region" aria-label={t('source.first')} tabIndex={0}>
        <table className={styles.table}>
          <tbody>
            {lines.map(({ line, cells }) => (
              <tr
                key={line}
                data-head={line === head || undefined}
                data-above={line < head || undefined}
              >
                <th scope="row">{line}</th>
                {table.columns.map((_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );

  function separatorName(sign: string): string {
    switch (sign) {
      case ';':
        return t('source.separators.semicolon');
      case ',':
        return t('source.separators.comma');
      case '\t':
        return t('source.separators.tab');
      case '|':
        return t('source.separators.pipe');
      default:
        return sign;
    }
  }
}
