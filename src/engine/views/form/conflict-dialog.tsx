import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { RadioGroup } from '../../../ui/radio-group';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { formatDateTime } from '../../../../schemas/rules/format-date';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field, Fields } from '../../fields/field';
import { useFormatters } from '../../data/use-formatters';
import type { StaleWrite } from '../../editing/model/edit-session';
import { mergeRecords, type FieldConflict } from '../../editing/conflict/merge-records';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  fields: Fields;
  base: AnyRecord;
  mine: AnyRecord;
  stale: StaleWrite;
  /** Label of the button that stores the result, where that is not «Speichern». */
  next?: string;
  onResolve: (values: AnyRecord) => void;
}

/** Dialog that asks only where both changed the same field. Nothing typed is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, base, mine, stale, onResolve } = props;
  const { t } = useTranslation('record');
  useReturnFocus();
  const changeable = Object.values(fields).filter((field) => !field.readOnly);
  const merge = mergeRecords(
    base,
    mine,
    stale.theirs,
    changeable.map((field) => field.name),
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const labelOf = useFieldLabel();
  const formatters = useFormatters(changeable);
  const text = (field: string, value: unknown) => formatters.get(field)?.(value) || '–';
  const named = (field: string) => labelOf(fields[field] as Field);

  const resolve = () => {
    const chosen = Object.fromEntries(
      merge.conflicts.map((conflict) => [
        conflict.field,
        conflict[choices[conflict.field] ?? 'mine'] ?? null,
      ]),
    );
    onResolve({ ...merge.values, ...chosen });
  };
  return (
    <Modal onClose={resolve} title={t('conflict.title')} size="lg">
      <p>
        {stale.user
          ? t('conflict.who', { user: stale.user, time: formatDateTime(stale.time) })
          : t('conflict.somebody')}
      </p>
      {merge.conflicts.length > 0 && (
        <>
          <p>{t('conflict.choose')}</p>
          {merge.conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.field}
              conflict={conflict}
              label={named(conflict.field)}
              text={(value) => text(conflict.field, value)}
              choice={choices[conflict.field] ?? 'mine'}
              onChange={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
            />
          ))}
        </>
      )}
      {merge.adopted.length > 0 && (
        <>
          <p>{t('conflict.adopted')}</p>
          <dl className={styles.adopted}>
            {merge.adopted.map((field) => (
              <div key={field}>
                <dt>{named(field)}</dt>
                <dd>
                  {text(field, base[field])} → {text(field, stale.theirs[field])}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className={styles.next}>{props.next ?? t('conflict.next')}</p>
      <DialogButtons>
        <Button onClick={resolve} data-autofocus>
          {t('conflict.continue')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}

/** Side whose value is kept; `base`: the value before both changes. */
type Choice = 'mine' | 'theirs' | 'base';

const choicesInOrder: readonly Choice[] = ['mine', 'theirs', 'base'];

interface ConflictChoiceProps {
  conflict: FieldConflict;
  label: string;
  text: (value: unknown) => string;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function ConflictChoice({ conflict, label, text, choice, onChange }: ConflictChoiceProps) {
  const { t } = useTranslation('record');
  return (
    <RadioGroup
      label={label}
      value={choice}
      onChange={onChange}
      className={styles.choice}
      choices={choicesInOrder.map((of) => ({
        value: of,
        label: t(`conflict.${of}`, { value: text(conflict[of]) }),
      }))}
    />
  );
}
