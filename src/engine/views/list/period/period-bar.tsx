import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/select';
import type { PeriodKind } from './days';
import { usePeriodTitle } from './use-day-texts';
import type { PeriodControl } from './use-period';
import styles from './period-bar.module.css';

interface PeriodBarProps {
  control: PeriodControl;
  /** Records that may be created here. */
  creates: readonly { label: string; run: () => void }[];
  children?: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Bar above a period: «‹ Heute › 23.–29. November 2026 · KW 48 | Tag Woche Monat». */
export function PeriodBar({ control, creates, children }: PeriodBarProps) {
  const { kinds, period, step, showDay, showKind } = control;
  const { t } = useTranslation('calendar');
  const id = useId();
  const titleOf = usePeriodTitle();
  return (
    <div className={styles.bar}>
      <div className={styles.steps} role="group" aria-label={t('period')}>
        <button type="button" aria-label={t('before')} onClick={() => step(-1)}>
          <IconChevronLeft {...icon} />
        </button>
        <button type="button" onClick={() => showDay(control.today)}>
          {t('today')}
        </button>
        <button type="button" aria-label={t('after')} onClick={() => step(1)}>
          <IconChevronRight {...icon} />
        </button>
      </div>
      <h2 className={styles.title} aria-live="polite">
        {titleOf(period)}
      </h2>
      {children}
      {creates.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={styles.create}
          title={label}
          aria-label={label}
          onClick={run}
        >
          <IconPlus {...icon} />
          <span>{label}</span>
        </button>
      ))}
      {kinds.length > 3 ? (
        <span className={styles.kind}>
          <label htmlFor={id} className="visually-hidden">
            {t('shown')}
          </label>
          <Select
            id={id}
            value={period.kind}
            onChange={({ target }) => showKind(target.value as PeriodKind)}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </span>
      ) : (
        <div role="group" aria-label={t('shown')} className={styles.kinds}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === period.kind}
              onClick={() => showKind(kind)}
            >
              {t(`kinds.${kind}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
