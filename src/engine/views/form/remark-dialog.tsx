import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useFieldLabel } from '../../fields/use-field-texts';
import control from '../controls/control.module.css';
import cell from './cell.module.css';
import type { RemarkQuestion } from '../../editing/remark/change-remark';

/** Asks why something is changed, for the change history. Ctrl+Enter saves, Escape goes back to editing. */
export function RemarkDialog({ question }: { question: RemarkQuestion }) {
  const { field, answer } = question;
  const { t } = useTranslation(['record', 'messages']);
  const labelOf = useFieldLabel();
  const id = useId();
  const [text, setText] = useState(question.text);
  const [isMissing, setMissing] = useState(false);
  useReturnFocus();
  const submit = () => {
    if (text.trim() === '') setMissing(true);
    else answer(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    submit();
  };
  return (
    <Modal
      onClose={() => answer(undefined)}
      title={t('record:remark.title')}
      size={520}
      onKeyDown={onKeyDown}
    >
      <div className={cell.cell}>
        <div className={cell.head}>
          <label htmlFor={id} className={`${cell.label} ${cell.required}`}>
            {labelOf(field)}
          </label>
        </div>
        <div className={control.control} data-invalid={isMissing || undefined}>
          <textarea
            id={id}
            data-autofocus
            className={`${control.input} ${control.lines}`}
            maxLength={field.property.maxLength}
            value={text}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
            }}
          />
        </div>
        {isMissing && (
          <p id={`${id}-error`} role="alert" className={cell.error}>
            {t('messages:msg_remark_required')}
          </p>
        )}
      </div>
      <DialogButtons>
        <Button variant="default" onClick={() => answer(undefined)}>
          {t('record:cancel')}
        </Button>
        <Button onClick={submit}>{t('record:save')}</Button>
      </DialogButtons>
    </Modal>
  );
}
