import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Place } from '../../../screens/place';
import { useRecordTitle } from '../../../data/use-record-title';
import type { Step, RecordPaging } from './use-record-pager';
import styles from './record-pager.module.css';
import { keys } from '../../../../ui/commands/keys';

const steps = [
  ['previous', IconChevronLeft, keys.previous],
  ['next', IconChevronRight, keys.next],
] as const;

export function RecordPager({ walk, place }: { walk: RecordPaging; place: Place }) {
  const { t } = useTranslation('record');
  const titleOf = useRecordTitle(place);
  const { state } = useLocation() as { state: { paged?: Step } | null };
  const paged = useRef<HTMLButtonElement>(null);
  useEffect(() => paged.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.walk}>
      {steps.map(([step, Icon, key]) => {
        const to = walk[step];
        const name = to && titleOf(to.record);
        return (
          <button
            key={step}
            ref={state?.paged === step ? paged : undefined}
            type="button"
            className={styles.button}
            aria-label={t(`walk.${step}`)}
            // Keeps the focus where the list ends.
            aria-disabled={!to}
            aria-keyshortcuts={key}
            title={[t(`walk.${step}`), name].filter(Boolean).join(': ') + ` (${key})`}
            onClick={() => walk.go(step, true)}
          >
            <Icon size={18} stroke={1.5} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
