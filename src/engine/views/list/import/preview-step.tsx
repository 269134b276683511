import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Switch } from '../../../../ui/switch';
import type { StepProps } from './import-dialog';
import { ConfirmRows } from './confirm-rows';
import { broughtBy, countsOf } from './outcome-counts';
import { OutcomeList } from './outcome-list';
import { soundRows, type ParsedRow } from './parse-rows';
import { PreviewTable } from './preview-table';
import { ProblemSummary } from './problem-summary';
import { problemsOf } from './row-reasons';
import { problemGroups } from './settle-rows';
import { StepButtons } from './step-buttons';
import type { Preview } from './use-import';
import { useBroughtLabel, useRowTexts } from './use-row-texts';
import { WrongRows, type WrongRow } from './wrong-rows';
import styles from './import.module.css';

interface PreviewStepProps extends StepProps {
  preview: Preview;
}

/**
 * Step that shows what the rows would become: first as the page reads them, then as the server says when it is asked.
 */
export function PreviewStep({ place, work, foot, preview }: PreviewStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const texts = useRowTexts(place.fields);
  const broughtLabel = useBroughtLabel(place);
  const [isAll, setAll] = useState(false);
  const { rows, parsed, table, columns, rules, trial, asked, isConfirmed = false } = preview;
  const sound = useMemo(() => soundRows(rows), [rows]);
  const leaving = sound.filter(({ left }) => left.length > 0).length;
  const groups = useMemo(() => {
    const indexOf = new Map(columns.map((field, index) => [field?.name, index]));
    const cells = new Map(table.rows.map((row) => [row.line, row.cells]));
    const textOf = ({ line }: ParsedRow, { name }: { name: string }) =>
      cells.get(line)?.[indexOf.get(name) ?? -1] ?? '';
    return problemGroups(parsed.rows, { fields: place.fields, key: rules.key }, textOf);
  }, [parsed, table, columns, rules, place]);
  const wrong = useMemo(() => {
    const ofFile = new Map(table.rows.map((row) => [row.line, row]));
    return rows.flatMap((row, index): WrongRow[] => {
      const answer = trial?.answers.get(row.line);
      const file = ofFile.get(row.line);
      // Leaves out mere questions: they stand above, and need not keep a row away.
      const refusal = answer?.confirm === undefined ? problemsOf(row, answer, texts) : undefined;
      const problems = refusal ?? problemsOf(parsed.rows[index] ?? row, undefined, texts);
      if (!problems || !file) return [];
      return [{ row, ofFile: file, problems, isRefused: refusal !== undefined }];
    });
  }, [rows, parsed, table, trial, texts]);
  const refused = wrong.filter(({ isRefused }) => isRefused).length;
  // Shows first the rows that stay away.
  const inOrder = useMemo(
    () => wrong.toSorted((one, other) => Number(other.isRefused) - Number(one.isRefused)),
    [wrong],
  );
  const showsAll = isAll || wrong.length === 0;
  return (
    <>
      <p role="status" className={styles.lead}>
        {t('import:preview.sound', { count: sound.length })}{' '}
        {leaving > 0 && t('import:preview.leaving', { count: leaving })}{' '}
        {refused > 0 && t('import:preview.refused', { count: refused })}
      </p>
      <ProblemSummary
        groups={groups}
        refused={preview.refused}
        texts={texts}
        onRefuse={(group, isRefused) => work.refuse(preview, group, isRefused)}
      />
      {trial && (
        <>
          <h3 className={styles.heading}>
            {t(trial.isWhole ? 'import:preview.trial' : 'import:preview.partTrial')}
          </h3>
          <OutcomeList
            counts={countsOf(rows, trial.answers)}
            kind="trial"
            brought={{ count: broughtBy(trial.answers), label: broughtLabel }}
          />
          {asked && asked.size > 0 && (
            <ConfirmRows
              confirmations={asked}
              isConfirmed={isConfirmed}
              onChange={(next) => work.confirm(preview, next)}
            />
          )}
        </>
      )}
      {wrong.length > 0 && (
        <div className={styles.above}>
          <Switch
            label={t('import:preview.rows')}
            value={isAll ? 'all' : 'wrong'}
            options={[
              ['wrong', t('import:preview.onlyWrong', { count: wrong.length })],
              ['all', t('import:preview.all', { count: rows.length })],
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        </div>
      )}
      {showsAll ? (
        <PreviewTable preview={preview} wrong={wrong} labelOf={texts.labelOf} />
      ) : (
        <WrongRows
          rows={inOrder}
          columns={columns}
          labelOf={texts.labelOf}
          onCorrect={(line, column, text) => void work.correct(preview, line, column, text)}
        />
      )}
      <StepButtons foot={foot}>
        <Button variant="default" onClick={() => work.toColumns(preview)}>
          {t('import:back')}
        </Button>
        <Button
          variant="default"
          disabled={sound.length === 0}
          onClick={() => void work.tryOut(preview)}
        >
          {t('import:preview.try')}
        </Button>
        <Button
          data-autofocus
          disabled={sound.length === 0}
          onClick={() => void work.start(preview)}
        >
          {t('import:preview.start', { count: sound.length })}
        </Button>
      </StepButtons>
    </>
  );
}
