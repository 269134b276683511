import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { StepProps } from './import-dialog';
import { ConfirmRows } from './confirm-rows';
import { PreviewTable } from './preview-table';
import { soundRows } from './parse-rows';
import { countsOf } from './outcome-counts';
import { OutcomeList } from './outcome-list';
import type { Preview } from './use-import';
import { useRowTexts } from './use-row-texts';
import { problemsOf } from './row-reasons';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface PreviewStepProps extends StepProps {
  preview: Preview;
}

/** What the rows would become: first as the page reads them, then as the server says when it is asked. */
export function PreviewStep({ place, work, foot, preview }: PreviewStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const texts = useRowTexts(place.fields);
  const { rows, trial, asked, isConfirmed = false } = preview;
  const sound = useMemo(() => soundRows(rows).length, [rows]);
  const refused = useMemo(
    () =>
      rows.flatMap((row) => {
        const answer = trial?.answers.get(row.line);
        // What is only asked about stands above, and need not stay away.
        if (answer?.confirm !== undefined) return [];
        const problems = problemsOf(row, answer, texts);
        return problems ? [{ row, problems }] : [];
      }),
    [rows, trial, texts],
  );
  return (
    <>
      <p role="status" className={styles.lead}>
        {t('import:preview.sound', { count: sound })}{' '}
        {refused.length > 0 && t('import:preview.refused', { count: refused.length })}
      </p>
      {trial && (
        <>
          <h3 className={styles.heading}>
            {t(trial.isWhole ? 'import:preview.trial' : 'import:preview.partTrial')}
          </h3>
          <OutcomeList counts={countsOf(rows, trial.answers)} kind="trial" />
          {asked && asked.size > 0 && (
            <ConfirmRows
              confirmations={asked}
              isConfirmed={isConfirmed}
              onChange={(next) => work.confirm(preview, next)}
            />
          )}
        </>
      )}
      <PreviewTable preview={preview} refused={refused} labelOf={texts.labelOf} />
      <StepButtons foot={foot}>
        <Button variant="default" onClick={() => work.toColumns(preview)}>
          {t('import:back')}
        </Button>
        <Button variant="default" disabled={sound === 0} onClick={() => void work.tryOut(preview)}>
          {t('import:preview.try')}
        </Button>
        <Button data-autofocus disabled={sound === 0} onClick={() => void work.start(preview)}>
          {t('import:preview.start', { count: sound })}
        </Button>
      </StepButtons>
    </>
  );
}
