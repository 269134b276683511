import { Button, Modal, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure/failure-text';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { deviceName } from '../../session/device-name';
import { passkeyFailureOf } from '../passkey-failure';
import { createPasskey, preloadPasskeys } from '../passkeys';
import { refusalText } from '../refusal-text';
import shared from '../security.module.css';
import { addFactor, prepareFactor, type Preparation } from './factor-calls';

interface PasskeyDialogProps {
  /** For the first try; its challenge holds once. */
  options: NonNullable<Preparation['passkey']>;
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Names a new passkey and has the browser make it. */
export function PasskeyDialog({ options, onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation(['security', 'login', 'ui']);
  const [name, setName] = useState(deviceName(navigator.userAgent));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const unused = useRef<Record<string, unknown> | null>(options);
  useReturnFocus();
  useEffect(preloadPasskeys, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setProblem(t('login:missing'));
    setBusy(true);
    setProblem(undefined);
    try {
      unused.current ??= (await prepareFactor('PASSKEY')).passkey ?? {};
      const proof = await createPasskey(unused.current);
      unused.current = null;
      onAdded(await addFactor('PASSKEY', name.trim(), proof));
    } catch (error) {
      const reason = passkeyFailureOf(error);
      setProblem(reason ? t(`login:failure.${reason}`) : refusalText(error) || failureText(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('security:passkey.title')}
      size={480}
      withCloseButton={false}
    >
      <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={shared.text}>{t('security:passkey.text')}</p>
        <TextInput
          data-autofocus
          label={t('security:passkey.name')}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <div className={shared.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('security:passkey.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
