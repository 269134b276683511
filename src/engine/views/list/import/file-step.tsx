import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Switch } from '../../../../ui/switch';
import { FileTarget } from '../../../../ui/files/file-target';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { FormerImports } from './former-imports';
import type { StepProps } from './import-dialog';
import { rateFields } from './rate-fields';
import { mostRows, type FileProblem } from './read-table';
import { UndoResult } from './undo-result';
import type { UndoReport } from './use-import';
import type { ImportChoice } from './use-import-places';
import { StepButtons } from './step-buttons';
import styles from './import.module.css';

interface FileStepProps extends StepProps {
  /** Kinds of records that a file may hold. */
  choices: readonly ImportChoice[];
  /** Chooses one by the name of its screen. */
  onChoose: (screen: string) => void;
  problem: FileProblem['kind'] | undefined;
  /** Result of an undo just made. */
  undone: UndoReport | undefined;
}

/** Step to choose a file; below it earlier imports, which can be undone. */
export function FileStep(props: FileStepProps) {
  const { place, work, onClose, foot, choices, onChoose, problem, undone } = props;
  const { t } = useTranslation(['import', 'ui']);
  const labelOf = useFieldLabel();
  const heading = useId();
  const { above } = place;
  const named = above?.naming.flatMap(({ by }) => (by ? [labelOf(by)] : []));
  return (
    <>
      {choices.length > 1 && (
        <div className={styles.above}>
          <Switch
            label={t('import:kind.title')}
            value={place.definition.name}
            options={choices.map((one) => [one.place.definition.name, one.label])}
            onChange={onChoose}
          />
        </div>
      )}
      {above && (
        <p className={styles.lead}>
          {t('import:kind.above', { one: above.one, fields: named?.join(', ') })}
        </p>
      )}
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
