import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { StepProps } from './import-dialog';
import { StepButtons } from './step-buttons';
import type { AskedUndo } from './use-import';

/** Step that asks whether an import is to be undone. */
export function UndoStep({ work, foot, asked }: StepProps & { asked: AskedUndo }) {
  const { t } = useTranslation(['import', 'ui']);
  return (
    <>
      <p>{t('import:undo.message', { count: asked.count })}</p>
      <StepButtons foot={foot}>
        <Button variant="default" data-autofocus onClick={() => work.askUndo(undefined)}>
          {t('ui:cancel')}
        </Button>
        <Button color="red" onClick={() => void work.undo(asked)}>
          {t('import:undo.button')}
        </Button>
      </StepButtons>
    </>
  );
}
