import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { saveAs } from '../../../../api/download';
import type { StepProps } from './import-dialog';
import { ConfirmRows } from './confirm-rows';
import { confirmationsIn } from './confirmations';
import { broughtBy, countsOf } from './outcome-counts';
import { OutcomeList } from './outcome-list';
import { refusedCsv } from './refused-csv';
import { problemsOf, reasonText } from './row-reasons';
import { UndoResult } from './undo-result';
import { useMayUndo } from './use-may-undo';
import type { Report } from './use-import';
import { useBroughtLabel, useRowTexts } from './use-row-texts';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface ReportStepProps extends StepProps {
  report: Report;
}

/** Step with the result of an import: counts, the refused rows as a file, and its undoing. */
export function ReportStep({ place, work, onClose, foot, report }: ReportStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const texts = useRowTexts(place.fields);
  const broughtLabel = useBroughtLabel(place);
  const mayUndo = useMayUndo(place);
  const { rows, answers, left, table, file, id, undone } = report;
  const counts = countsOf(rows, answers);
  const written = counts.created + counts.updated;
  const records = written + broughtBy(answers);
  const asked = confirmationsIn(answers.values());
  const [isConfirmed, setConfirmed] = useState(false);
  const open = left.reduce((sum, batch) => sum + batch.rows.length, 0);
  const leaving = rows.filter(
    ({ line, left: empty }) =>
      empty.length > 0 && ['created', 'updated'].includes(answers.get(line)?.outcome ?? ''),
  );
  const skipped = rows.filter(({ line }) => answers.get(line)?.outcome === 'skipped');
  const save = (name: string, reasons: readonly (readonly [line: number, reason: string])[]) => {
    const byLine = new Map(table.rows.map((row) => [row.line, row]));
    const told = reasons.flatMap(([line, reason]) => {
      const row = byLine.get(line);
      return row ? [{ row, reason }] : [];
    });
    const labels = { line: t('import:report.line'), reason: t('import:report.reason') };
    const csv = refusedCsv(table.columns, told, labels);
    saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  const base = file.name.replace(/\.\w+$/, '');
  const saveRefused = () =>
    save(
      t('import:report.fileName', { file: base }),
      rows.flatMap((row) => {
        const problems = problemsOf(row, answers.get(row.line), texts);
        return problems ? [[row.line, reasonText(problems, texts)] as const] : [];
      }),
    );
  const saveLeaving = () => {
    const byLine = new Map(report.parsed.rows.map((row) => [row.line, row]));
    save(
      t('import:report.leavingFile', { file: base }),
      leaving.flatMap(({ line }) => {
        const row = byLine.get(line);
        const problems = row && problemsOf(row, undefined, texts);
        return problems ? [[line, reasonText(problems, texts)] as const] : [];
      }),
    );
  };
  const saveSkipped = () =>
    save(
      t('import:report.skippedFile', { file: base }),
      skipped.map(({ line }) => [line, t('import:outcome.done.skipped')] as const),
    );
  return (
    <>
      <p role="status" className={styles.lead}>
        {open > 0
          ? t('import:report.stopped', { count: open })
          : t('import:report.done', { file: file.name })}
      </p>
      <OutcomeList
        counts={counts}
        kind="done"
        brought={{ count: broughtBy(answers), label: broughtLabel }}
      />
      <ul className={styles.saves}>
        {counts.refused > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={saveRefused}>
              {t('import:report.save', { count: counts.refused })}
            </button>
          </li>
        )}
        {leaving.length > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={saveLeaving}>
              {t('import:report.saveLeaving', { count: leaving.length })}
            </button>
          </li>
        )}
        {skipped.length > 0 && (
          <li>
            <button type="button" className={styles.more} onClick={saveSkipped}>
              {t('import:report.saveSkipped', { count: skipped.length })}
            </button>
          </li>
        )}
      </ul>
      {!undone && open === 0 && asked.size > 0 && (
        <ConfirmRows confirmations={asked} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
      {undone && <UndoResult result={undone} />}
      <StepButtons foot={foot}>
        {!undone && written > 0 && mayUndo(counts) && (
          <Button variant="default" onClick={() => work.askUndo({ id, count: records })}>
            {t('import:undo.button')}
          </Button>
        )}
        {!undone && open > 0 && (
          <Button variant="default" onClick={() => void work.goOn(report)}>
            {t('import:report.goOn')}
          </Button>
        )}
        {!undone && open === 0 && isConfirmed && asked.size > 0 && (
          <Button variant="default" onClick={() => void work.storeConfirmed(report, asked)}>
            {t('import:preview.start', { count: asked.size })}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('ui:close')}
        </Button>
      </StepButtons>
    </>
  );
}
