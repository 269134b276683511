import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../code-field';
import { FormDialog } from '../../form/form-dialog';
import { addFactor, type Preparation } from './factor-calls';
import { QrCode } from './qr-code';
import styles from './second-factor.module.css';

interface TotpDialogProps {
  totp: NonNullable<Preparation['totp']>;
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Dialog with a secret to scan or to type, until a code proves that the app has it. */
export function TotpDialog({ totp, onAdded, onClose }: TotpDialogProps) {
  const { t } = useTranslation('security');
  const [typed, setTyped] = useState('');
  // A whole code is sent before the page is drawn with it.
  const latest = useRef('');
  const type = (digits: string) => {
    latest.current = digits;
    setTyped(digits);
  };
  return (
    <FormDialog
      title={t('totp.title')}
      text={t('totp.scan')}
      submitLabel={t('totp.submit')}
      isEasilyClosed={false}
      missing={() => (latest.current.length === 6 ? undefined : t('totp.incomplete'))}
      onSubmit={async () => {
        try {
          onAdded(await addFactor('TOTP', t('totp.name'), latest.current));
        } catch (error) {
          type('');
          throw error;
        }
      }}
      onClose={onClose}
    >
      {(field, clear, submit) => (
        <>
          <QrCode text={totp.adresse} label={t('totp.qr')} />
          <dl className={styles.secret}>
            <dt>{t('totp.secret')}</dt>
            <dd>{totp.geheimnis.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
          </dl>
          <CodeField
            {...field}
            label={t('totp.code')}
            value={typed}
            onChange={(digits) => {
              type(digits);
              clear();
            }}
            onComplete={submit}
          />
        </>
      )}
    </FormDialog>
  );
}
