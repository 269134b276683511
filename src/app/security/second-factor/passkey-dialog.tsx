import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field';
import { deviceName } from '../../session/device-name';
import { FormDialog } from '../../form/form-dialog';
import { passkeyFailureOf } from '../passkey-failure';
import { createPasskey, preloadPasskeys } from '../passkeys';
import { addFactor, prepareFactor, type Preparation } from './factor-calls';

interface PasskeyDialogProps {
  /** Options for the first try; the challenge is good for one. */
  options: NonNullable<Preparation['passkey']>;
  onAdded: (codes: string[] | null) => void;
  onClose: () => void;
}

export function PasskeyDialog({ options, onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation(['security', 'login']);
  const [name, setName] = useState(deviceName(navigator.userAgent));
  const unused = useRef<Record<string, unknown> | null>(options);
  useEffect(preloadPasskeys, []);
  return (
    <FormDialog
      title={t('security:passkey.title')}
      text={t('security:passkey.text')}
      submitLabel={t('security:passkey.submit')}
      missing={() => (name.trim() === '' ? t('login:missing') : undefined)}
      onSubmit={async () => {
        unused.current ??= (await prepareFactor('PASSKEY')).passkey ?? {};
        const proof = await createPasskey(unused.current);
        unused.current = null;
        onAdded(await addFactor('PASSKEY', name.trim(), proof));
      }}
      problemOf={(error) => {
        const reason = passkeyFailureOf(error);
        return reason && t(`login:failure.${reason}`);
      }}
      onClose={onClose}
    >
      {(field, clear) => (
        <TextField
          {...field}
          data-autofocus
          label={t('security:passkey.name')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            clear();
          }}
        />
      )}
    </FormDialog>
  );
}
