import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../../schemas/rules/date-format';
import { today } from '../../../../schemas/rules/today';
import { Floating } from '../picker/floating';
import classes from './date-calendar.module.css';

interface DateCalendarProps {
  value: unknown;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** A month to choose a day from. Days are texts throughout, so no zone can shift them. */
export function DateCalendar({ value, onChoose, onClose }: DateCalendarProps) {
  const { t, i18n } = useTranslation('form');
  const chosen = typeof value === 'string' && isDate(value) ? value : null;
  return (
    <Floating trapFocus onClose={onClose}>
      <div
        role="dialog"
        aria-label={t('form:calendar')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <DatePicker
          value={chosen}
          defaultDate={chosen ?? today()}
          locale={i18n.language}
          firstDayOfWeek={1}
          highlightToday
          classNames={{ day: classes.day, weekday: classes.weekday }}
          ariaLabels={{
            previousMonth: t('form:calendarParts.previousMonth'),
            nextMonth: t('form:calendarParts.nextMonth'),
            previousYear: t('form:calendarParts.previousYear'),
            nextYear: t('form:calendarParts.nextYear'),
            previousDecade: t('form:calendarParts.previousYears'),
            nextDecade: t('form:calendarParts.nextYears'),
          }}
          onChange={(date) => {
            if (date) onChoose(date);
          }}
        />
      </div>
    </Floating>
  );
}
