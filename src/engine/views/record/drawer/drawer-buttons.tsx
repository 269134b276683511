import { IconHistory } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useKeyTitle } from '../../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { useReturnFocus } from '../../../../ui/use-return-focus';
import { keys } from '../../../../ui/commands/keys';
import classes from './drawer-buttons.module.css';

interface DrawerButtonsProps {
  editing: boolean;
  saving: boolean;
  asking: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: (() => void) | undefined;
  /** Undefined where the contract has no change history. */
  onHistory: (() => void) | undefined;
  onSave: () => void;
  onCancel: () => void;
  onClose: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

export function DrawerButtons(props: DrawerButtonsProps) {
  const { editing, saving, asking, editButton, onEdit } = props;
  const { t } = useTranslation(['record', 'ui']);
  const keyTitle = useKeyTitle();
  if (asking) return <Question onDiscard={props.onDiscard} onStay={props.onStay} />;
  if (editing) {
    return (
      <>
        <Button variant="default" disabled={saving} onClick={props.onCancel}>
          {t('record:cancel')}
        </Button>
        <Button
          loading={saving}
          title={keyTitle(t('record:save'), keys.save)}
          onClick={props.onSave}
        >
          {t('record:save')}
        </Button>
      </>
    );
  }
  return (
    <>
      {props.onHistory && (
        <Button
          variant="subtle"
          className={classes.history}
          Icon={IconHistory}
          onClick={props.onHistory}
        >
          {t('record:history.title')}
        </Button>
      )}
      <Button variant="default" onClick={props.onClose}>
        {t('ui:close')}
      </Button>
      {onEdit && (
        <Button ref={editButton} title={keyTitle(t('record:edit'), keys.edit)} onClick={onEdit}>
          {t('record:edit')}
        </Button>
      )}
    </>
  );
}

/** Gives the focus back to where one was typing. */
function Question({ onDiscard, onStay }: Pick<DrawerButtonsProps, 'onDiscard' | 'onStay'>) {
  const { t } = useTranslation('record');
  useReturnFocus();
  return (
    <div className={classes.question} role="alertdialog" aria-label={t('discard.title')}>
      <p className={classes.text}>
        <strong>{t('discard.title')}</strong> {t('discard.question')}
      </p>
      <Button variant="subtle" color="red" onClick={onDiscard}>
        {t('unsaved.discard')}
      </Button>
      <Button autoFocus onClick={onStay}>
        {t('unsaved.stay')}
      </Button>
    </div>
  );
}
