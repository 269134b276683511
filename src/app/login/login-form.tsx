import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readWiped } from '../../api/token-store';
import { PasswordField } from '../../ui/password-field';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { logIn, type WaitingLogin } from '../session/log-in';
import { clockText } from '../form/clock-text';
import { DemoHint } from './demo-hint';
import { demoPassword } from './demo-logins';
import { loginFailureOf, type LoginFailure } from './login-failure';
import styles from './login-form.module.css';
import { SecondFactorStep } from './second-factor-step';
import { useAvailability } from './use-availability';
import { useCountdown } from '../form/use-countdown';

interface Missing {
  user?: boolean;
  password?: boolean;
}

interface LoginFormProps {
  sessionEnded: boolean;
  /** Name of the user who has been working: only the password is asked for, and the page stays beneath. */
  user?: string;
  /** Id of the title of the dialog that the form may stand in. */
  titleId?: string;
}

/** Login form; its fields are uncontrolled, so that password managers and autofill are always read. */
export function LoginForm({ sessionEnded, user: known, titleId }: LoginFormProps) {
  const { t } = useTranslation('app');
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const [missing, setMissing] = useState<Missing>({});
  const [capsLock, setCapsLock] = useState(false);
  const [waitingLogin, setWaitingLogin] = useState<WaitingLogin>();
  // After the second step the name is filled in, without the cursor in it.
  const [lastUser, setLastUser] = useState(known);
  const { seconds, start: waitFor } = useCountdown();
  const offline = useAvailability() === false;
  const [isWiped] = useState(readWiped);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const user = userField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    setMissing({ user: !user, password: !password });
    if (!user || !password) {
      (user ? passwordField : userField).current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const waiting = await logIn(user, password);
      setLastUser(user);
      setWaitingLogin(waiting);
      // Otherwise the arriving page ends the busy state.
      if (waiting) setBusy(false);
    } catch (error) {
      const reason = loginFailureOf(error);
      setFailure(reason);
      waitFor(reason.seconds ?? 0);
      passwordField.current?.select();
      setBusy(false);
    }
  };

  const pickDemo = (user: string) => {
    if (userField.current) userField.current.value = user;
    if (passwordField.current) passwordField.current.value = demoPassword;
    setMissing({});
  };

  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const waiting = failure?.key === 'throttled' && seconds > 0;

  if (waitingLogin) {
    return (
      <SecondFactorStep
        login={waitingLogin}
        titleId={titleId}
        onBack={(reason) => {
          setWaitingLogin(undefined);
          setFailure(reason);
        }}
      />
    );
  }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h1 id={titleId}>{t('login:title')}</h1>
        {(sessionEnded || isWiped) && !failure && (
          <p className={styles.info} role="status">
            <IconInfoCircle size={18} stroke={1.5} aria-hidden />
            {t(isWiped ? 'login:wiped' : known === undefined ? 'login:sessionEnded' : 'login:over')}
          </p>
        )}
        <TextField
          ref={userField}
          label={t('login:user')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          defaultValue={lastUser}
          autoFocus={lastUser === undefined}
          error={missing.user && t('login:missing')}
        />
        <PasswordField
          ref={passwordField}
          label={t('login:password')}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          autoFocus={lastUser !== undefined}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
          description={capsLock && t('login:capsLock')}
          error={missing.password && t('login:missing')}
          showLabel={t('login:showPassword')}
        />
        {failure && (failure.key !== 'throttled' || waiting) && (
          <p className={styles.failure} role="alert">
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            {t(`login:failure.${failure.key}`)}
          </p>
        )}
        <Button type="submit" fullWidth loading={busy} disabled={offline || waiting}>
          {offline
            ? t('login:offline')
            : waiting
              ? t('login:wait', { time: clockText(seconds) })
              : t('login:submit')}
        </Button>
      </form>
      {known === undefined && <DemoHint onPick={pickDemo} />}
    </>
  );
}
