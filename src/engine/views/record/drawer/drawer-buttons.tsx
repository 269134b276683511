import { IconHistory } from '@tabler/icons-react';
import { useKeyTitle } from '../../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { useReturnFocus } from '../../../../ui/use-return-focus';
import { keys } from '../../../../ui/commands/keys';
import type { CloseGuard } from '../../../editing/guard/use-close-guard';
import { useRecord } from '../record-context';
import classes from './drawer-buttons.module.css';

/** Buttons of a record's drawer. `guard`: asks before input is lost, here and not in a dialog. */
export function DrawerButtons({ guard }: { guard: CloseGuard }) {
  const { stored, editing, saving, history, edit, editButton, save, cancel } = useRecord();
  const { t } = useTranslation(['record', 'ui']);
  const keyTitle = useKeyTitle();
  if (guard.asking) return <Question guard={guard} />;
  if (editing) {
    return (
      <>
        <Button variant="default" disabled={saving} onClick={cancel}>
          {t('record:cancel')}
        </Button>
        <Button loading={saving} title={keyTitle(t('record:save'), keys.save)} onClick={save}>
          {t('record:save')}
        </Button>
      </>
    );
  }
  return (
    <>
      {history.open && stored && (
        <Button
          variant="subtle"
          className={classes.history}
          Icon={IconHistory}
          onClick={() => history.open?.()}
        >
          {t('record:history.title')}
        </Button>
      )}
      <Button variant="default" onClick={guard.close}>
        {t('ui:close')}
      </Button>
      {edit && (
        <Button ref={editButton} title={keyTitle(t('record:edit'), keys.edit)} onClick={edit}>
          {t('record:edit')}
        </Button>
      )}
    </>
  );
}

/** Gives the focus back to where one was typing. */
function Question({ guard }: { guard: CloseGuard }) {
  const { t } = useTranslation('record');
  useReturnFocus();
  return (
    <div className={classes.question} role="alertdialog" aria-label={t('discard.title')}>
      <p className={classes.text}>
        <strong>{t('discard.title')}</strong> {t('discard.question')}
      </p>
      <Button variant="subtle" color="red" onClick={guard.discard}>
        {t('unsaved.discard')}
      </Button>
      <Button autoFocus onClick={guard.stay}>
        {t('unsaved.stay')}
      </Button>
    </div>
  );
}
