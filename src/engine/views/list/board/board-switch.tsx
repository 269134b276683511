import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './board-switch.module.css';

interface BoardSwitchProps {
  isBoard: boolean;
  onChange: (isBoard: boolean) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** «Liste | Tafel» in the toolbar of a list. */
export function BoardSwitch({ isBoard, onChange }: BoardSwitchProps) {
  const { t } = useTranslation('board');
  const choices = [
    { label: t('asList'), Icon: IconList, of: false },
    { label: t('asBoard'), Icon: IconLayoutKanban, of: true },
  ];
  return (
    <div role="group" aria-label={t('shape')} className={styles.switch}>
      {choices.map(({ label, Icon, of }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={isBoard === of}
          onClick={() => onChange(of)}
        >
          <Icon {...icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
