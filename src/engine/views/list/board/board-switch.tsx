import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../ui/phone';
import styles from './board-switch.module.css';

interface BoardSwitchProps {
  isBoard: boolean;
  change: (change: { display: string }) => void;
  /** Above a board, which has no headings to sort by; a phone has it among its tools. */
  sort: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** «Liste | Tafel» in the toolbar of a list. */
export function BoardSwitch({ isBoard, change, sort }: BoardSwitchProps) {
  const { t } = useTranslation('board');
  const isPhone = useIsPhone();
  const choices = [
    { label: t('asList'), Icon: IconList, display: 'list' },
    { label: t('asBoard'), Icon: IconLayoutKanban, display: 'board' },
  ];
  return (
    <>
      {isBoard && !isPhone && sort}
      <div role="group" aria-label={t('shape')} className={styles.switch}>
        {choices.map(({ label, Icon, display }) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            aria-pressed={isBoard === (display === 'board')}
            onClick={() => change({ display })}
          >
            <Icon {...icon} />
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
