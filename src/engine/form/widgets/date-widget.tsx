import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../schemas/rules/today';
import { formatDate } from '../../../ui/format/format-date';
import { parseDate } from '../../../ui/format/parse-date';
import classes from './control.module.css';
import { TextControl } from './text-control';
import type { Widget, WidgetProps } from './widget';

/** Most dates are typed: the calendar comes with its first use. */
const DateCalendar = lazy(() =>
  import('./date-calendar').then((module) => ({ default: module.DateCalendar })),
);

/** What is no day stays and is handed up as text, for validation to name it. */
function readDate(text: string): unknown {
  const date = parseDate(text, today());
  return date === undefined ? text.trim() : date;
}

const format = (value: unknown) => (typeof value === 'string' ? formatDate(value) : '');

function DateInput(props: WidgetProps) {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    document.getElementById(props.id)?.focus();
  };
  return (
    <TextControl
      {...props}
      parse={readDate}
      format={format}
      inputMode="text"
      plain
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') {
          event.preventDefault();
          setOpened(true);
        }
      }}
      end={
        <>
          {/* Not a stop of Tab: the field itself opens the calendar with Alt and arrow down. */}
          <button
            type="button"
            className={classes.button}
            tabIndex={-1}
            aria-label={t('form:openCalendar')}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </button>
          {opened && (
            <Suspense>
              <DateCalendar
                value={props.value}
                onChoose={(date) => {
                  props.onChange(date);
                  close();
                }}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** A calendar day, typed freely or chosen. */
export const dateWidget: Widget = {
  name: 'date',
  rank: (field) => (field.kind === 'date' ? 10 : undefined),
  Component: DateInput,
};
