import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Drawer } from '../../../../ui/drawer';
import type { Place } from '../../../screens/place';
import { Progress } from '../bulk/progress';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import type { ImportPlace } from './import-place';
import { PreviewStep } from './preview-step';
import { ReportStep } from './report-step';
import { StepButtons } from './step-buttons';
import { UndoStep } from './undo-step';
import { useHeadings } from './use-headings';
import { useImport } from './use-import';
import { useImportPlaces } from './use-import-places';
import styles from './import.module.css';

interface ImportDialogProps {
  place: Place;
  label: string;
  onClose: () => void;
}

/** Props of every step. */
export interface StepProps {
  place: ImportPlace;
  work: ReturnType<typeof useImport>;
  /** Element that holds its buttons. */
  foot: HTMLElement | null;
  onClose: () => void;
}

/**
 * Dialog to import a table of a file into a list, or the parts of its records into theirs: file, columns, preview,
 * report.
 */
export function ImportDialog({ place: list, label: ofList, onClose }: ImportDialogProps) {
  const { t } = useTranslation('import');
  const choices = useImportPlaces(list, ofList);
  const [kind, setKind] = useState<string>();
  const chosen = choices.find((one) => one.place.definition.name === kind) ?? choices[0];
  const { place, label } = chosen ?? { place: list, label: ofList };
  const headings = useHeadings(place);
  const work = useImport(place, (text) => headings.fieldOf(text) !== undefined);
  const { state, running, failure, asked } = work;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // Keeps the focus, which would be lost with the buttons of the step before: each step has its own.
  const content = useRef<HTMLDivElement>(null);
  const isRunning = running !== undefined;
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [state.step, isRunning, asked]);
  const close = () => {
    // Stops what is being stored, and shows its result.
    if (running?.kind === 'storing' || running?.kind === 'undoing') work.stop();
    else onClose();
  };
  const step = { place, work, foot, onClose };
  return (
    <Drawer
      title={asked ? t('undo.title') : t('title', { label })}
      kind="dialog"
      isWide
      onClose={close}
      footer={<div ref={setFoot} className={styles.foot} data-sheet-foot={asked ? 'danger' : ''} />}
    >
      <div ref={content} className={styles.content}>
        {failure && !running && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {shown()}
      </div>
    </Drawer>
  );

  function shown() {
    if (running) {
      return (
        <>
          <Progress
            label={t(`running.${running.isStopping ? 'stopping' : running.kind}`)}
            done={running.done}
            of={running.of}
          />
          <StepButtons foot={foot}>
            <Button
              variant="default"
              data-autofocus
              disabled={running.isStopping}
              onClick={work.stop}
            >
              {t('stop')}
            </Button>
          </StepButtons>
        </>
      );
    }
    if (asked) return <UndoStep {...step} asked={asked} />;
    switch (state.step) {
      case 'file':
        return (
          <FileStep
            {...step}
            choices={choices}
            onChoose={(name) => {
              setKind(name);
              work.restart();
            }}
            problem={state.problem}
            undone={state.undone}
          />
        );
      case 'columns':
        return (
          <ColumnsStep
            // Starts anew with each reading: choices belong to the columns of one.
            key={JSON.stringify(state.choices)}
            {...step}
            headings={headings}
            file={state.file}
            table={state.table}
            choices={state.choices}
            problem={state.problem}
            changed={state.changed}
          />
        );
      case 'preview':
        return <PreviewStep {...step} preview={state} />;
      case 'report':
        return <ReportStep {...step} report={state} />;
    }
  }
}
