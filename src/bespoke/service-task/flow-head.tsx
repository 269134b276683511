import { useTranslation } from 'react-i18next';
import { stagesOf, type StageName } from '../../../schemas/rules/service-flow';
import {
  IconCar,
  IconCheck,
  IconChecklist,
  IconFlag,
  IconMapPin,
  IconPhone,
  IconTool,
} from '@tabler/icons-react';
import { FieldValue } from '../../engine/views/values/field-value';
import { ContrastSwitch } from './contrast-switch';
import { spanText } from './local-text';
import { useDayText } from './use-day-text';
import { useTask } from './use-task';
import styles from './flow-head.module.css';

const icons = {
  travel: IconCar,
  onSite: IconMapPin,
  work: IconTool,
  checklist: IconChecklist,
  byPhone: IconPhone,
  finish: IconFlag,
} satisfies Record<StageName, unknown>;

/** Status and time of the task, and how far it is. */
export function FlowHead() {
  const { t } = useTranslation('serviceTask');
  const { task, facts, place } = useTask();
  const day = useDayText();
  const status = place.fields.auftragsstatus;
  const stages = stagesOf(task, facts);
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <span className={styles.status} role="status">
          {status && <FieldValue field={status} value={task.auftragsstatus} record={task} />}
        </span>
        <span className={styles.time}>{spanText(task.beginnDatum, task.endeDatum, day)}</span>
        <ContrastSwitch />
      </div>
      <ol className={styles.stages} aria-label={t('stages.label')}>
        {stages.map(({ name, state }) => {
          const Icon = state === 'done' ? IconCheck : icons[name];
          return (
            <li
              key={name}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                <Icon size={18} stroke={state === 'done' ? 2.5 : 1.5} aria-hidden />
              </span>
              <span>{t(`stages.${name}`)}</span>
              <span className={styles.aloud}>{t(`stages.state.${state}`)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
