import { Button, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure/failure-text';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { CodeField } from '../code-field';
import { refusalText } from '../refusal-text';
import shared from '../security.module.css';
import { addFactor, type Preparation } from './factor-calls';
import { QrCode } from './qr-code';
import styles from './second-factor.module.css';

interface TotpDialogProps {
  totp: NonNullable<Preparation['totp']>;
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

/** The secret of one-time codes, to scan or to type, until a code proves that the app has it. */
export function TotpDialog({ totp, onAdded, onClose }: TotpDialogProps) {
  const { t } = useTranslation(['security', 'ui']);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useReturnFocus();
  const add = async (code: string) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onAdded(await addFactor('TOTP', t('security:totp.name'), code));
    } catch (error) {
      setProblem(refusalText(error) || failureText(error));
      setTyped('');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.length === 6) void add(typed);
    else setProblem(t('security:totp.incomplete'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('security:totp.title')}
      size={480}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <form className={shared.form} noValidate onSubmit={submit}>
        <p className={shared.text}>{t('security:totp.scan')}</p>
        <QrCode text={totp.adresse} label={t('security:totp.qr')} />
        <dl className={styles.secret}>
          <dt>{t('security:totp.secret')}</dt>
          <dd>{totp.geheimnis.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
        </dl>
        <CodeField
          label={t('security:totp.code')}
          value={typed}
          error={problem}
          onChange={(digits) => {
            setTyped(digits);
            setProblem(undefined);
          }}
          onComplete={(code) => void add(code)}
        />
        <div className={shared.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('security:totp.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
