import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { PasswordField } from '../../../ui/password-field';
import { FormDialog } from '../../form/form-dialog';

/** Dialog that asks for the password again before a change that keeps others out. */
export function ConfirmationDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation(['security', 'login']);
  // Not kept in the page's state.
  const passwort = useRef('');
  return (
    <FormDialog
      title={t('security:confirm.title')}
      text={t('security:confirm.text')}
      submitLabel={t('security:confirm.submit')}
      size={440}
      missing={() => (passwort.current === '' ? t('login:missing') : undefined)}
      onSubmit={async () => {
        const body = { passwort: passwort.current };
        await call('POST /system/bestaetigung', { body, isImpatient: true });
        onAnswer(true);
      }}
      onClose={() => onAnswer(false)}
    >
      {(field, clear) => (
        <PasswordField
          {...field}
          data-autofocus
          label={t('login:password')}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          onChange={({ currentTarget }) => {
            passwort.current = currentTarget.value;
            clear();
          }}
          showLabel={t('login:showPassword')}
        />
      )}
    </FormDialog>
  );
}
