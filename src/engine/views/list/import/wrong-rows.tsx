import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../fields/field';
import type { FileRow } from './read-table';
import type { RowProblems } from './row-reasons';
import type { SettledRow } from './settle-rows';
import styles from './import.module.css';

/** Number of rows shown at first, and added with each press. */
const atOnce = 50;

/** Row of the file with its problems. */
export interface WrongRow {
  row: SettledRow;
  ofFile: FileRow;
  problems: RowProblems;
  /** True if it stays away; otherwise what is wrong is left empty. */
  isRefused: boolean;
}

interface WrongRowsProps {
  rows: readonly WrongRow[];
  columns: readonly (Field | undefined)[];
  labelOf: (field: Field) => string;
  onCorrect: (line: number, column: number, text: string) => void;
}

/**
 * Rows with problems one below the other, each with its wrong cells to be corrected: nothing has to be scrolled into
 * view.
 */
export function WrongRows({ rows, columns, labelOf, onCorrect }: WrongRowsProps) {
  const { t } = useTranslation('import');
  const heading = useId();
  const [shown, setShown] = useState(atOnce);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="visually-hidden">
        {t('preview.wrong')}
      </h3>
      <ul className={styles.wrong}>
        {rows.slice(0, shown).map((one) => (
          <Row
            key={one.row.line}
            of={one}
            columns={columns}
            labelOf={labelOf}
            onCorrect={onCorrect}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + atOnce)}>
          {t('preview.more', { count: rows.length - shown })}
        </button>
      )}
    </section>
  );
}

interface RowProps extends Omit<WrongRowsProps, 'rows'> {
  of: WrongRow;
}

function Row({ of: { row, ofFile, problems, isRefused }, columns, labelOf, onCorrect }: RowProps) {
  const { t } = useTranslation('import');
  const { line } = row;
  const filled = columns.flatMap((field, column) =>
    field && ofFile.cells[column] ? [{ field, text: ofFile.cells[column] }] : [],
  );
  const about = filled
    .filter(({ field }) => !problems.fields[field.name])
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' · ');
  const named = new Set(columns.map((field) => field?.name));
  const others = Object.entries(problems.fields)
    .filter(([name]) => !named.has(name))
    .flatMap(([, texts]) => texts);
  return (
    <li data-refused={isRefused || undefined}>
      <div className={styles.about}>
        <b>{t('undo.line', { line })}</b> {about}
        <span>{t(isRefused ? 'preview.staysAway' : 'preview.leftEmpty')}</span>
      </div>
      {[...problems.messages, ...others].map((text) => (
        <p key={text} className={styles.said}>
          {text}
        </p>
      ))}
      {columns.map((field, column) => {
        const found = field && problems.fields[field.name];
        if (!field || !found) return null;
        return (
          <Cell
            key={column}
            label={labelOf(field)}
            text={ofFile.cells[column] ?? ''}
            said={found.join(' ')}
            onCorrect={(text) => onCorrect(line, column, text)}
          />
        );
      })}
    </li>
  );
}

interface CellProps {
  label: string;
  text: string;
  said: string;
  onCorrect: (text: string) => void;
}

function Cell({ label, text, said, onCorrect }: CellProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const correct = () => {
    if (typed !== text) onCorrect(typed);
  };
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed}
        aria-invalid
        aria-describedby={`${id}-said`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={correct}
        onKeyDown={(event) => {
          if (event.key === 'Enter') nextCell(event.currentTarget);
        }}
      />
      <em id={`${id}-said`}>{said}</em>
    </div>
  );
}

/** Focuses the next cell: leaving one corrects it, and its row may go with it. */
function nextCell(input: HTMLInputElement): void {
  const all = [...(input.closest('ul')?.querySelectorAll('input') ?? [])];
  const next = all[all.indexOf(input) + 1] ?? all[0];
  if (next && next !== input) next.focus();
  else input.blur();
}
