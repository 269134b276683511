import { IconArrowMerge } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';
import styles from './session-alert.module.css';
import { useRecord } from '../record-context';
import type { TakenOver } from '../../../editing/conflict/taken-over';

/** Says whose changes were merged into what was saved: nothing changes unseen. */
export function TakenOverAlert({ taken }: { taken: TakenOver }) {
  const { place, session } = useRecord();
  const { fields } = place;
  const { t } = useTranslation(['record', 'ui']);
  const labelOf = useFieldLabel();
  const changed = useMemo(
    () => taken.fields.map((name) => fields[name]).filter((field): field is Field => !!field),
    [taken, fields],
  );
  const formatters = useFormatters(changed);
  return (
    <Alert
      role="status"
      tone="blue"
      icon={<IconArrowMerge />}
      title={
        taken.user
          ? t('record:conflict.taken', { user: taken.user, time: formatDateTime(taken.time) })
          : t('record:conflict.takenOf')
      }
      className={styles.alert}
      close={{ label: t('ui:close'), run: session.forgetTaken }}
    >
      <ul className={styles.list}>
        {changed.map((field) => {
          const text = (record: TakenOver['before']) =>
            formatters.get(field.name)?.(record[field.name], record) || '–';
          return (
            <li key={field.name}>
              <strong>{labelOf(field)}</strong>: {text(taken.before)} → {text(taken.after)}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
