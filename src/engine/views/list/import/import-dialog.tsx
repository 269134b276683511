import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../../ui/drawer';
import type { Place } from '../../../screens/place';
import { Progress } from '../bulk/progress';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { PreviewStep } from './preview-step';
import { ReportStep } from './report-step';
import { useImport } from './use-import';
import styles from './import.module.css';

interface ImportDialogProps {
  place: Place;
  label: string;
  onClose: () => void;
}

/** What a step shows, and the buttons that lead on from it. */
export interface StepParts {
  content: ReactNode;
  buttons: ReactNode;
}

/** A table of a file into a list: file, columns, preview, report. */
export function ImportDialog({ place, label, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['import', 'ui']);
  const work = useImport(place);
  const { state, running, failure, asked } = work;
  // Each step has its own buttons: without this the focus would be lost with those of the step before.
  const content = useRef<HTMLDivElement>(null);
  const isRunning = running !== undefined;
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [state.step, isRunning, asked]);
  const close = () => {
    // What is being stored is stopped, and what came of it is shown.
    if (running?.kind === 'storing' || running?.kind === 'undoing') work.stop();
    else onClose();
  };
  const frame = ({ content: shown, buttons }: StepParts) => (
    <Drawer
      title={asked ? t('import:undo.title') : t('import:title', { label })}
      kind="dialog"
      onClose={close}
      footer={
        running ? (
          <Button
            variant="default"
            data-autofocus
            disabled={running.isStopping}
            onClick={work.stop}
          >
            {t('import:stop')}
          </Button>
        ) : (
          buttons
        )
      }
    >
      <div ref={content} className={styles.content}>
        {failure && !running && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {running ? (
          <Progress
            label={t(`import:running.${running.isStopping ? 'stopping' : running.kind}`)}
            done={running.done}
            of={running.of}
          />
        ) : (
          shown
        )}
      </div>
    </Drawer>
  );
  if (asked) {
    return frame({
      content: <p>{t('import:undo.message', { count: asked.count })}</p>,
      buttons: (
        <>
          <Button variant="default" data-autofocus onClick={() => work.askUndo(undefined)}>
            {t('ui:cancel')}
          </Button>
          <Button color="red" onClick={() => void work.undo(asked)}>
            {t('import:undo.button')}
          </Button>
        </>
      ),
    });
  }
  const step = { place, work, onClose, frame };
  switch (state.step) {
    case 'file':
      return <FileStep {...step} problem={state.problem} undone={state.undone} />;
    case 'columns':
      return <ColumnsStep key={state.file} {...step} file={state.file} table={state.table} />;
    case 'preview':
      return <PreviewStep {...step} preview={state} />;
    case 'report':
      return <ReportStep {...step} report={state} />;
  }
}

/** What every step is given. */
export interface StepProps {
  place: Place;
  work: ReturnType<typeof useImport>;
  onClose: () => void;
  frame: (parts: StepParts) => ReactNode;
}
