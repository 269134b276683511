import { IconCheck } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './flow-stages.module.css';

export interface Stage {
  name: string;
  label: string;
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  state: 'done' | 'current' | 'open';
}

/** Stages that show how far it is. */
export function FlowStages({ stages }: { stages: readonly Stage[] }) {
  const { t } = useTranslation('flow');
  return (
    <ol className={styles.stages} aria-label={t('stages.label')}>
      {stages.map(({ name, label, Icon, state }) => {
        const Shown = state === 'done' ? IconCheck : Icon;
        return (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark}>
              <Shown size={18} stroke={state === 'done' ? 2.5 : 1.5} aria-hidden />
            </span>
            <span>{label}</span>
            <span className="visually-hidden">{t(`stages.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
