import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { CodeField } from '../security/code-field';
import { hasPasskeys, preloadPasskeys, signWithPasskey } from '../security/passkeys';
import {
  proveSecondFactor,
  waitingLogin,
  type SecondFactorMethod,
  type WaitingLogin,
} from '../session/log-in';
import { clockText } from '../form/clock-text';
import { loginFailureOf, type LoginFailure } from './login-failure';
import styles from './login-form.module.css';
import { useCountdown } from '../form/use-countdown';

interface SecondFactorStepProps {
  login: WaitingLogin;
  /** Id of the title of the dialog that the step may stand in. */
  titleId?: string;
  /** Leads back to the password, with the reason unless the user wished it. */
  onBack: (failure?: LoginFailure) => void;
}

/** Second step of the login: by passkey, one-time code or recovery code, whichever the user has. */
export function SecondFactorStep({ login, titleId, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('app');
  const [current, setCurrent] = useState(login);
  const methods = current.verfahren.filter((method) => method !== 'PASSKEY' || hasPasskeys());
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure>();
  const { seconds, start: waitFor } = useCountdown();
  const isWaiting = failure?.key === 'throttled' && seconds > 0;
  useEffect(preloadPasskeys, []);
  const button = useRef<HTMLButtonElement>(null);
  // While busy it could not hold the focus.
  useEffect(() => {
    if (failure && method === 'PASSKEY') button.current?.focus();
  }, [failure, method]);

  const prove = async (proof: string) => {
    if (!method || isBusy || isWaiting) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const signed = method === 'PASSKEY' ? await signWithPasskey(current.passkey ?? {}) : proof;
      await proveSecondFactor(current, method, signed);
    } catch (error) {
      const reason = loginFailureOf(error);
      if (reason.key === 'expired') return onBack(reason);
      const next = error instanceof ApiError ? waitingLogin(current.user, error) : undefined;
      if (next) setCurrent(next);
      setFailure(reason);
      waitFor(reason.seconds ?? 0);
      setTyped('');
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === 'PASSKEY' || typed.trim() !== '') void prove(typed);
  };
  const choose = (other: SecondFactorMethod) => {
    setChosen(other);
    setTyped('');
    setFailure(undefined);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 id={titleId}>{t('login:title')}</h1>
      <p className={styles.hint}>{t(`login:second.hint.${method ?? 'none'}`)}</p>
      {method === 'TOTP' && (
        <CodeField
          label={t('login:second.code')}
          value={typed}
          onChange={setTyped}
          onComplete={(code) => void prove(code)}
        />
      )}
      {method === 'WIEDERHERSTELLUNG' && (
        <TextField
          label={t('login:second.recovery')}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {failure && (failure.key !== 'throttled' || isWaiting) && (
        <p className={styles.failure} role="alert">
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          {t(`login:failure.${failure.key}`)}
        </p>
      )}
      {method && (
        <Button
          type="submit"
          fullWidth
          key={method}
          ref={button}
          autoFocus={method === 'PASSKEY'}
          loading={isBusy}
          disabled={isWaiting}
        >
          {isWaiting
            ? t('login:wait', { time: clockText(seconds) })
            : t(method === 'PASSKEY' ? 'login:second.usePasskey' : 'login:submit')}
        </Button>
      )}
      <div className={styles.others}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" onClick={() => choose(other)}>
              {t(`login:second.other.${other}`)}
            </button>
          ))}
        <button type="button" onClick={() => onBack()}>
          {t('ui:back')}
        </button>
      </div>
    </form>
  );
}
