import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-dialog';
import { notifySuccess } from '../../../ui/notices';
import { useConfirmed } from '../confirmation/use-confirmed';
import { useFocusHome } from './use-focus-home';
import {
  factorsQuery,
  prepareFactor,
  removeFactor,
  renewRecoveryCodes,
  type Preparation,
  type SecondFactor,
} from './factor-calls';
import { PasskeyDialog } from './passkey-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { TotpDialog } from './totp-dialog';

type Open =
  | { is: 'passkey'; options: NonNullable<Preparation['passkey']> }
  | { is: 'totp'; totp: NonNullable<Preparation['totp']> }
  | { is: 'codes'; codes: readonly string[] };

interface FactorChanges {
  addPasskey: () => void;
  setUpCodes: () => void;
  renewCodes: () => void;
  remove: (factor: SecondFactor) => void;
  /** Dialogs that whoever offers the changes has to draw. */
  dialogs: ReactNode;
}

/**
 * Offers the changes of second factors. The focus ends where it began, or at `home`. `onAdded`: the recovery codes of a
 * new factor have been seen.
 */
export function useFactorChanges(
  home: RefObject<HTMLElement | null>,
  onAdded?: () => void,
): FactorChanges {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const { confirmed, question } = useConfirmed();
  const [open, setOpen] = useState<Open>();
  const { leave, comeBack } = useFocusHome(home);
  const close = () => {
    setOpen(undefined);
    comeBack();
  };
  const readAnew = () => client.invalidateQueries({ queryKey: factorsQuery.queryKey });
  /** Shows failures as pop-ups; asks for a confirmation where the server wants one. */
  const attempt = async <T,>(work: () => Promise<T>): Promise<T | undefined> => {
    const result = await confirmed(work).catch(notifyFailure);
    if (result === undefined) comeBack();
    return result ?? undefined;
  };
  const added = (codes: readonly string[] | null) => {
    void readAnew();
    notifySuccess(t('second.added'));
    if (codes) return setOpen({ is: 'codes', codes });
    close();
    onAdded?.();
  };

  const addPasskey = async () => {
    leave();
    const passkey = (await attempt(() => prepareFactor('PASSKEY')))?.passkey;
    if (passkey) setOpen({ is: 'passkey', options: passkey });
  };
  const setUpCodes = async () => {
    leave();
    const totp = (await attempt(() => prepareFactor('TOTP')))?.totp;
    if (totp) setOpen({ is: 'totp', totp });
  };
  const renewCodes = async () => {
    leave();
    const isSure = await confirmDialog({
      title: t('recovery.renew'),
      message: t('recovery.renewQuestion'),
      confirmLabel: t('recovery.renew'),
    });
    const codes = isSure && (await attempt(renewRecoveryCodes));
    if (!codes) return;
    void readAnew();
    setOpen({ is: 'codes', codes });
  };
  const remove = async ({ id, name }: SecondFactor) => {
    leave();
    const isSure = await confirmDialog({
      title: t('second.removeOf', { name }),
      message: t('second.removeQuestion'),
      confirmLabel: t('second.remove'),
      danger: true,
    });
    if (!isSure || !(await attempt(() => removeFactor(id)))) return;
    notifySuccess(t('second.removed'));
    await readAnew();
    comeBack();
  };

  const dialogs = (
    <>
      {question}
      {open?.is === 'passkey' && (
        <PasskeyDialog options={open.options} onAdded={added} onClose={close} />
      )}
      {open?.is === 'totp' && <TotpDialog totp={open.totp} onAdded={added} onClose={close} />}
      {open?.is === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            close();
            onAdded?.();
          }}
        />
      )}
    </>
  );
  return {
    addPasskey: () => void addPasskey(),
    setUpCodes: () => void setUpCodes(),
    renewCodes: () => void renewCodes(),
    remove: (factor) => void remove(factor),
    dialogs,
  };
}
