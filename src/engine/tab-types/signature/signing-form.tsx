import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { notifySuccess } from '../../../ui/notices';
import { Switch } from '../../../ui/switch';
import { useOnline } from '../../../ui/use-online';
import { useScans } from '../../../ui/use-scans';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { ActionForm, type ActionFormHandle } from '../../views/actions/action-form';
import { asked, named, type Way } from './conventions';
import { Pad } from './drawing/pad';
import { pictureOf } from './drawing/picture-of';
import { SigningFailure } from './signing-failure';
import { mostLettersOf, signedValues, waysOf } from './signing-body';
import styles from './signature-tab.module.css';
import type { Signed } from './use-signing';
import type { Unsent } from './use-unsent-signature';

interface SigningFormProps {
  name: string;
  /** Fields of the body. */
  fields: Fields;
  /** Hash of the document that is shown; undefined while it is computed. */
  hash: string | undefined;
  unsent: Unsent;
  /** True if the document is not the one that was drawn under. */
  hasChanged: boolean;
  /** Keeps what is signed without a network on the device until it can be sent. */
  keeps: boolean;
  /** Sends the signature; rejects with what went wrong. */
  onSend: (intent: AnyRecord, body: AnyRecord) => Promise<Signed>;
}

/** Form to sign by drawing, typing or refusing; after a refusal by the server everything stays as it was entered. */
export function SigningForm(props: SigningFormProps) {
  const { name, fields, hash, unsent, hasChanged, keeps, onSend } = props;
  const { t } = useTranslation('signature');
  const isOnline = useOnline();
  useScans();
  const form = useRef<ActionFormHandle>(null);
  const sending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const offered = useMemo(() => waysOf(fields), [fields]);
  const way = offered.includes(unsent.way) ? unsent.way : (offered[0] ?? 'GETIPPT');
  const names = useMemo(() => asked[way].filter((one) => fields[one]), [way, fields]);

  const send = async () => {
    if (hash === undefined) return;
    const { strokes } = unsent;
    const isDrawn = way === 'GEZEICHNET';
    if (isDrawn && strokes.length === 0) return setProblem(t('pad.missing'));
    const picture = isDrawn ? pictureOf(strokes, mostLettersOf(fields)) : undefined;
    if (isDrawn && picture === undefined) return setProblem(t('pad.tooLarge'));
    const device = navigator.userAgent;
    const signed = { way, strokes, picture, hash, time: new Date(), device };
    const body = await form.current?.body(signedValues(fields, signed));
    if (!body) return;
    const typed = Object.fromEntries(names.map((one) => [one, body[one]]));
    if (names.includes(named.reason) && !typed[named.reason]) {
      form.current?.refuse({ [named.reason]: [t('reasonMissing')] });
      return;
    }
    // Leaves out what only another way asks for.
    const entered = Object.values(asked).flat();
    const kept = Object.entries(body).filter(
      ([one]) => names.includes(one) || !entered.includes(one),
    );
    const state = await onSend({ way, strokes, hash, ...typed }, Object.fromEntries(kept));
    notifySuccess(t(state === 'sent' ? 'done' : 'doneWaiting', { name: typed[named.name] ?? '' }));
    unsent.clear();
  };
  /** Sends once, even if pressed twice. */
  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      noteFailure(error);
      const isShown = error instanceof ApiError && form.current?.refuse(error.fieldErrors);
      if (!isShown) setFailure(failureText(error));
    }
    sending.current = false;
    setBusy(false);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      {failure && <SigningFailure text={failure} />}
      {hasChanged && <SigningFailure text={t('changed')} />}
      {!isOnline && (
        <p role="status" className={styles.note}>
          {t(keeps ? 'offlineKept' : 'offline')}
        </p>
      )}
      {offered.length > 1 && (
        <Switch
          label={t('way')}
          value={way}
          options={offered.map((one): [Way, string] => [one, t(`ways.${one}`)])}
          onChange={unsent.setWay}
        />
      )}
      <p className={styles.quiet}>{t(`explained.${way}`)}</p>
      {way === 'GEZEICHNET' && (
        <Pad
          strokes={unsent.strokes}
          problem={problem}
          isDisabled={isBusy}
          onChange={(strokes) => {
            setProblem(undefined);
            unsent.setStrokes(strokes, hash);
          }}
        />
      )}
      <ActionForm
        name={name}
        names={names}
        fields={fields}
        start={unsent.typed}
        isQuiet
        onChange={unsent.setTyped}
        onUnseen={(problems) => setFailure(problems.join(' '))}
        handle={form}
      />
      <p className={styles.quiet}>{t('simple')}</p>
      <Button type="submit" className={styles.send} loading={isBusy} disabled={hash === undefined}>
        {t(`send.${way}`)}
      </Button>
    </form>
  );
}
