import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysLater } from '../../../../schemas/rules/days-later';
import { today } from '../../../../schemas/rules/today';
import { Button } from '../../../ui/button';
import { useEngine } from '../../application/context';
import { callFieldsQuery } from '../../data/fields-query';
import { AskedForm } from '../../views/form/asked-form';
import type { DayTab } from './definition';
import { weekdayOf } from './days';
import styles from './day.module.css';

interface DayHeadProps {
  tab: DayTab;
  day: string;
  onDay: (day: string) => void;
}

/** Heading with the day's name, buttons for the days beside it, and a field for any other. */
export function DayHead({ tab, day, onDay }: DayHeadProps) {
  const { t, i18n } = useTranslation('day');
  const { registry } = useEngine();
  const { data: fields } = useQuery(callFieldsQuery(registry, `GET ${tab.list}`, 'query'));
  return (
    <section className={styles.head} aria-label={t('choose')}>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('before')}
          data-tip={t('before')}
          onClick={() => onDay(daysLater(day, -1))}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </button>
        <h2 className={styles.day} aria-live="polite">
          {weekdayOf(day, i18n.language)}
        </h2>
        <button
          type="button"
          className={styles.step}
          aria-label={t('after')}
          data-tip={t('after')}
          onClick={() => onDay(daysLater(day, 1))}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </button>
      </div>
      <div className={styles.field}>
        {fields && (
          <AskedForm
            key={day}
            fields={fields}
            names={[tab.by]}
            values={{ [tab.by]: day }}
            onChange={({ [tab.by]: next }) => {
              if (typeof next === 'string' && next !== day) onDay(next);
            }}
          />
        )}
      </div>
      {day !== today() && (
        <Button variant="default" onClick={() => onDay(today())}>
          {t('today')}
        </Button>
      )}
    </section>
  );
}
