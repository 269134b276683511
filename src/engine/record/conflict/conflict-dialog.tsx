import { useId, useState } from 'react';
import { Button, Group, Modal, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { formatDateTime } from '../../../ui/format/format-date';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel } from '../../field/field-label';
import type { Field, Fields } from '../../field/field';
import { useFormatters } from '../../field/use-formatters';
import type { StaleWrite } from '../session/edit-session';
import { mergeRecords, type FieldConflict } from './merge-records';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  fields: Fields;
  base: AnyRecord;
  mine: AnyRecord;
  stale: StaleWrite;
  onResolve: (values: AnyRecord) => void;
}

/** Who changed what meanwhile, and whose value to keep where both changed the same field. Nothing typed is lost. */
export function ConflictDialog({ fields, base, mine, stale, onResolve }: ConflictDialogProps) {
  const { t } = useTranslation('record');
  useReturnFocus();
  const changeable = Object.values(fields).filter((field) => !field.readOnly);
  const merge = mergeRecords(
    base,
    mine,
    stale.theirs,
    changeable.map((field) => field.name),
  );
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const labelOf = useFieldLabel();
  const formatters = useFormatters(changeable);
  const text = (field: string, value: unknown) => formatters.get(field)?.(value) || '–';
  const named = (field: string) => labelOf(fields[field] as Field);

  const resolve = () => {
    const chosen = Object.fromEntries([...theirs].map((name) => [name, stale.theirs[name]]));
    onResolve({ ...merge.values, ...chosen });
  };
  return (
    <Modal
      opened
      onClose={resolve}
      title={t('conflict.title')}
      size="lg"
      withCloseButton={false}
      centered
    >
      <p>{t('conflict.who', { user: stale.user, time: formatDateTime(stale.time) })}</p>
      {merge.conflicts.length > 0 && (
        <>
          <p>{t('conflict.choose')}</p>
          {merge.conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.field}
              conflict={conflict}
              label={named(conflict.field)}
              text={(value) => text(conflict.field, value)}
              mine={!theirs.has(conflict.field)}
              onChange={(keepMine) => {
                const next = new Set(theirs);
                if (keepMine) next.delete(conflict.field);
                else next.add(conflict.field);
                setTheirs(next);
              }}
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
      <p className={styles.next}>{t('conflict.next')}</p>
      <Group justify="flex-end">
        <Button onClick={resolve} data-autofocus>
          {t('conflict.continue')}
        </Button>
      </Group>
    </Modal>
  );
}

interface ConflictChoiceProps {
  conflict: FieldConflict;
  label: string;
  text: (value: unknown) => string;
  mine: boolean;
  onChange: (mine: boolean) => void;
}

function ConflictChoice({ conflict, label, text, mine, onChange }: ConflictChoiceProps) {
  const { t } = useTranslation('record');
  const name = useId();
  return (
    <Radio.Group
      name={name}
      label={label}
      value={mine ? 'mine' : 'theirs'}
      onChange={(value) => onChange(value === 'mine')}
      className={styles.choice}
    >
      <Radio value="mine" label={t('conflict.mine', { value: text(conflict.mine) })} />
      <Radio value="theirs" label={t('conflict.theirs', { value: text(conflict.theirs) })} />
      <span className={styles.former}>{t('conflict.former', { value: text(conflict.base) })}</span>
    </Radio.Group>
  );
}
