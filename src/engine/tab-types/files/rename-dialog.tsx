import { Button } from '../../../ui/button';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { safeFileName } from '../../../../schemas/rules/file-name';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useScans } from '../../../ui/use-scans';
import type { Attachment } from '../../views/blocks/attachments/attachment';

interface RenameDialogProps {
  item: Attachment;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog to rename a file; the ending stays unless it is changed on purpose. */
export function RenameDialog({ item, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['media', 'ui', 'record', 'form']);
  const [name, setName] = useState(item.name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useReturnFocus();
  useScans();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (isBusy) return;
    if (wanted === item.name) return onClose();
    if (wanted === '' || safeFileName(wanted) !== wanted) {
      return setProblem(t('media:files.badName'));
    }
    setBusy(true);
    try {
      await onRename(wanted);
      onClose();
    } catch (error) {
      noteFailure(error);
      setProblem(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Modal onClose={onClose} title={t('media:files.rename')} size={480}>
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          data-autofocus
          label={t('media:files.column.name')}
          value={name}
          maxLength={255}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setProblem(undefined);
            setName(currentTarget.value);
          }}
          onFocus={({ currentTarget }) =>
            currentTarget.setSelectionRange(0, item.name.replace(/\.[^.]*$/, '').length)
          }
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('record:save')}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
