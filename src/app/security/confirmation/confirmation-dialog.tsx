import { Button, Modal, PasswordInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { failureText } from '../../../api/failure/failure-text';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { refusalText } from '../refusal-text';
import styles from '../security.module.css';

/** Asks for the password once more before something is changed that keeps others out. */
export function ConfirmationDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation(['security', 'login', 'ui']);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useReturnFocus();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const passwort = field.current?.value ?? '';
    if (isBusy) return;
    if (passwort === '') return setProblem(t('login:missing'));
    setBusy(true);
    try {
      await call('POST /system/bestaetigung', { body: { passwort }, isImpatient: true });
      onAnswer(true);
    } catch (error) {
      setProblem(refusalText(error) || failureText(error));
      setBusy(false);
      field.current?.select();
    }
  };
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('security:confirm.title')}
      size={440}
      withCloseButton={false}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.text}>{t('security:confirm.text')}</p>
        <PasswordInput
          ref={field}
          data-autofocus
          label={t('login:password')}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          error={problem}
          onChange={() => setProblem(undefined)}
          visibilityToggleButtonProps={{ 'aria-label': t('login:showPassword') }}
        />
        <div className={styles.buttons}>
          <Button variant="default" disabled={isBusy} onClick={() => onAnswer(false)}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('security:confirm.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
