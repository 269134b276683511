import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { plainKeyText } from '../../ui/commands/use-key-text';
import { changeableKeys } from '../keys/key-catalogue';
import { keyProblem } from '../keys/key-problem';
import { keyPressed } from '../../ui/commands/pressed-key';
import { takesKeys } from '../keys/translate-keys';
import { useKeyMap } from '../keys/use-own-keys';
import { FormDialog } from '../form/form-dialog';

interface KeyDialogProps {
  /** Name of what the key does. */
  name: string;
  /** Key as it was shipped. */
  of: string;
  onTake: (key: string) => void;
  onClose: () => void;
}

/** Dialog that asks for a key by having it pressed; says why one cannot be had. */
export function KeyDialog({ name, of, onTake, onClose }: KeyDialogProps) {
  const { t } = useTranslation('settings');
  const { map, shippedKeys } = useKeyMap();
  const [key, setKey] = useState<string>();
  const problemOf = (wanted: string | undefined) => {
    if (wanted === undefined) return t('keys.problems.missing');
    const problem = keyProblem(wanted, of, map, shippedKeys);
    if (!problem) return undefined;
    const by =
      problem.code === 'taken' ? changeableKeys.find((one) => one.key === problem.by) : undefined;
    return t(`keys.problems.${problem.code}`, {
      key: plainKeyText(wanted, t),
      by: by?.does.map((does) => t(does)).join('; '),
    });
  };
  return (
    <FormDialog
      title={t('keys.dialog.title')}
      text={t('keys.dialog.text', { name })}
      submitLabel={t('keys.dialog.submit')}
      missing={() => problemOf(key)}
      onSubmit={() => {
        onTake(key ?? of);
        onClose();
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      {({ error, ...field }, clear) => (
        <TextField
          {...field}
          {...takesKeys}
          data-autofocus
          readOnly
          label={t('keys.dialog.field')}
          value={key === undefined ? '' : plainKeyText(key, t)}
          error={error ?? (key === undefined ? undefined : problemOf(key))}
          onKeyDown={(event) => {
            const pressed = keyPressed(event.nativeEvent);
            // These keys move on, confirm and cancel, as everywhere.
            const isLeft = /^(Shift\+)?Tab$|^Enter$|^Esc$/.test(pressed ?? 'Tab');
            if (pressed === undefined || isLeft) return;
            event.preventDefault();
            event.stopPropagation();
            clear();
            setKey(pressed);
          }}
        />
      )}
    </FormDialog>
  );
}
