import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { saveAs } from '../../../../api/download';
import type { StepProps } from './import-dialog';
import { ConfirmRows } from './confirm-rows';
import { confirmationsIn } from './confirmations';
import { countsOf } from './outcome-counts';
import { OutcomeList } from './outcome-list';
import { refusedCsv } from './refused-csv';
import { problemsOf, reasonText } from './row-reasons';
import { UndoResult } from './undo-result';
import { useMayUndo } from './use-may-undo';
import type { Report } from './use-import';
import { useRowTexts } from './use-row-texts';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface ReportStepProps extends StepProps {
  report: Report;
}

/** What came of an import: counts, the refused rows as a file, and its undoing. */
export function ReportStep({ place, work, onClose, foot, report }: ReportStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const texts = useRowTexts(place.fields);
  const mayUndo = useMayUndo(place);
  const { rows, answers, left, table, file, id, undone } = report;
  const counts = countsOf(rows, answers);
  const written = counts.created + counts.updated;
  const asked = confirmationsIn(answers.values());
  const [isConfirmed, setConfirmed] = useState(false);
  const open = left.reduce((sum, batch) => sum + batch.rows.length, 0);
  const save = () => {
    const byLine = new Map(table.rows.map((row) => [row.line, row]));
    const refused = rows.flatMap((row) => {
      const problems = problemsOf(row, answers.get(row.line), texts);
      const ofFile = byLine.get(row.line);
      return problems && ofFile ? [{ row: ofFile, reason: reasonText(problems, texts) }] : [];
    });
    const labels = { line: t('import:report.line'), reason: t('import:report.reason') };
    const csv = refusedCsv(table.columns, refused, labels);
    const name = t('import:report.fileName', { file: file.replace(/\.\w+$/, '') });
    saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <>
      <p role="status" className={styles.lead}>
        {open > 0 ? t('import:report.stopped', { count: open }) : t('import:report.done', { file })}
      </p>
      <OutcomeList counts={counts} kind="done" />
      {counts.refused > 0 && (
        <p>
          <button type="button" className={styles.more} onClick={save}>
            {t('import:report.save', { count: counts.refused })}
          </button>
        </p>
      )}
      {!undone && open === 0 && asked.size > 0 && (
        <ConfirmRows confirmations={asked} isConfirmed={isConfirmed} onChange={setConfirmed} />
      )}
      {undone && <UndoResult result={undone} />}
      <StepButtons foot={foot}>
        {!undone && written > 0 && mayUndo(counts) && (
          <Button variant="default" onClick={() => work.askUndo({ id, count: written })}>
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
