import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { ApiError } from '../../api/api-error';
import { failureText } from '../../failure/failure-text';
import { notifySuccess } from '../../ui/notices';
import { PasswordField } from '../../ui/password-field';
import { clockText } from '../form/clock-text';
import { useCountdown } from '../form/use-countdown';
import { changePassword } from './change-password';
import styles from './password-form.module.css';
import { passwordProblems, type PasswordInput } from './password-problems';

const fields = [
  { name: 'altesPasswort', label: 'old', autoComplete: 'current-password' },
  { name: 'neuesPasswort', label: 'new', autoComplete: 'new-password' },
  { name: 'wiederholung', label: 'again', autoComplete: 'new-password' },
] as const;

interface PasswordFormProps {
  /** Login name: password managers keep the new password with it. */
  user: string;
  isWide?: boolean;
  onDone?: () => void;
}

/** Uncontrolled, so that password managers and autofill are always read. */
export function PasswordForm({ user, isWide, onDone }: PasswordFormProps) {
  const { t } = useTranslation('password');
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<keyof PasswordInput, string>>>({});
  const [failure, setFailure] = useState<string>();
  const { seconds, start: waitFor } = useCountdown();

  const showErrors = (found: typeof errors) => {
    setErrors(found);
    const first = fields.find(({ name }) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const input = Object.fromEntries(new FormData(form.current)) as unknown as PasswordInput;
    setFailure(undefined);
    const problems = Object.entries(passwordProblems(input));
    if (showErrors(Object.fromEntries(problems.map(([name, key]) => [name, t(key)])))) return;
    const { altesPasswort, neuesPasswort } = input;
    setBusy(true);
    try {
      await changePassword({ altesPasswort, neuesPasswort });
      form.current?.reset();
      setShown(false);
      notifySuccess(t('done'));
      onDone?.();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      const told = Object.entries(refusal?.fieldErrors ?? {});
      const isAtField = showErrors(
        Object.fromEntries(told.map(([name, texts]) => [name, texts.join(' ')])),
      );
      if (refusal?.status === 429) waitFor(refusal.retryAfter ?? 6);
      else if (!isAtField) setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <input type="text" name="username" autoComplete="username" value={user} readOnly hidden />
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(label)}
          autoComplete={autoComplete}
          maxLength={1000}
          description={
            name === 'neuesPasswort' && !errors[name] && t('messages:msg_auth_password_weak')
          }
          error={errors[name]}
          isShown={isShown}
          onShow={setShown}
          showLabel={t('login:showPassword')}
        />
      ))}
      {seconds > 0 && (
        <p className={styles.failure} role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {t('tooMany')}
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {failure}
        </p>
      )}
      <Button
        type="submit"
        className={styles.submit}
        fullWidth={isWide}
        loading={isBusy}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('login:wait', { time: clockText(seconds) }) : t('submit')}
      </Button>
    </form>
  );
}
