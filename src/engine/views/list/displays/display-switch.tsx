import {
  IconCalendarWeek,
  IconLayoutKanban,
  IconList,
  IconListTree,
  IconTimeline,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../ui/phone';
import type { Display } from '../../../define/definition';
import type { OtherDisplay } from './display-props';
import styles from './display-switch.module.css';

interface DisplaySwitchProps {
  /** Displays besides a list. */
  displays: readonly OtherDisplay[];
  /** Display that is shown; undefined: a list. */
  display: OtherDisplay | undefined;
  onChange: (display: Display) => void;
  /** Menu above what has no headings to sort by; a phone has it among its tools. */
  sort: ReactNode;
}

/** Displays whose entries stand in the list's order. */
const isOrdered = new Set<Display>(['board', 'tree']);

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Switch «Liste | Tafel | Baum» in the toolbar of a list. */
export function DisplaySwitch({ displays, display, onChange, sort }: DisplaySwitchProps) {
  const now: Display = display ?? 'list';
  const { t } = useTranslation('board');
  const isPhone = useIsPhone();
  const known = {
    list: { label: t('asList'), Icon: IconList },
    board: { label: t('asBoard'), Icon: IconLayoutKanban },
    tree: { label: t('asTree'), Icon: IconListTree },
    calendar: { label: t('asCalendar'), Icon: IconCalendarWeek },
    schedule: { label: t('asSchedule'), Icon: IconTimeline },
  };
  return (
    <>
      {display && isOrdered.has(display) && !isPhone && sort}
      <div role="group" aria-label={t('shape')} className={styles.switch}>
        {(['list', ...displays] as const).map((one) => {
          const { label, Icon } = known[one];
          return (
            <button
              key={one}
              type="button"
              className={styles.choice}
              aria-pressed={now === one}
              onClick={() => onChange(one)}
            >
              <Icon {...icon} />
              {label}
            </button>
          );
        })}
      </div>
    </>
  );
}
