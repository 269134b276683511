import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { FileTarget } from '../../../../ui/files/file-target';
import { FormerImports } from './former-imports';
import type { StepProps } from './import-dialog';
import { rateFields } from './rate-fields';
import { mostRows, type FileProblem } from './read-table';
import { UndoResult } from './undo-result';
import type { UndoReport } from './use-import';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface FileStepProps extends StepProps {
  problem: FileProblem['kind'] | undefined;
  /** Result of an undo just made. */
  undone: UndoReport | undefined;
}

/** Step to choose a file; below it earlier imports, which can be undone. */
export function FileStep({ place, work, onClose, foot, problem, undone }: FileStepProps) {
  const { t } = useTranslation(['import', 'ui']);
  const heading = useId();
  return (
    <>
      {problem && (
        <p role="alert" className={styles.failure}>
          {t(`import:problem.${problem}`, { most: mostRows })}
        </p>
      )}
      <FileTarget
        labelledBy={heading}
        accept={`.csv,.txt,.tsv,.xlsx,text/csv${rateFields(place.fields) ? ',.xml,.zip' : ''}`}
        onFile={(file) => void work.read(file)}
      >
        {(choose) => (
          <div className={styles.target}>
            <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
            <p id={heading}>{t('import:drop')}</p>
            <Button data-autofocus onClick={() => choose()}>
              {t('import:choose')}
            </Button>
            <p className={styles.hint}>{t('import:hint', { most: mostRows })}</p>
          </div>
        )}
      </FileTarget>
      {undone && <UndoResult result={undone} />}
      <FormerImports place={place} work={work} />
      <StepButtons foot={foot}>
        <Button variant="default" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
      </StepButtons>
    </>
  );
}
