import { IconCalendar } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part';
import classes from './control.module.css';
import { TextControl } from './text-control';
import type { WidgetProps } from '../../fields/field-editing';

interface CalendarControlProps extends WidgetProps {
  parse: (text: string) => unknown;
  format: (value: unknown) => string;
  /** Day (`YYYY-MM-DD`) that the calendar shows as chosen. */
  day: unknown;
  /** Returns what the record holds for a chosen day (`YYYY-MM-DD`). */
  valueOf: (day: string) => unknown;
  /** Index from which the text is selected after choosing, to be typed over. */
  selectFrom?: number;
  note?: ReactNode;
}

/** Calendar that is loaded late: most dates are typed. */
const DateCalendar = lazyPart(async () => (await import('./date-calendar')).DateCalendar);

/** Control for a date that is typed freely, or chosen in a calendar (Alt and arrow down). */
export function CalendarControl(props: CalendarControlProps) {
  const { id, day, valueOf, selectFrom, note, onChange, register } = props;
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState(false);
  const handUp = useRef<() => void>(undefined);
  const registerToo = useCallback(
    (flush: () => void) => {
      handUp.current = flush;
      return register(flush);
    },
    [register],
  );
  /** Opens the calendar on the day that was typed last, also when nobody has paused since. */
  const open = () => {
    handUp.current?.();
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.focus();
    return input;
  };
  return (
    <TextControl
      {...props}
      register={registerToo}
      inputMode="text"
      plain
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') {
          event.preventDefault();
          open();
        }
      }}
      end={
        <>
          {note}
          {/* No stop of Tab: the field itself opens the calendar with Alt and arrow down. */}
          <button
            type="button"
            className={classes.button}
            tabIndex={-1}
            aria-label={t('form:openCalendar')}
            title={t('form:openCalendarKeys')}
            aria-expanded={opened}
            onClick={() => (opened ? setOpened(false) : open())}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </button>
          {opened && (
            <DateCalendar
              // Starts anew for another day: what was handed up on opening arrives with a later rendering.
              key={String(day)}
              value={day}
              onChoose={(chosen) => {
                onChange(valueOf(chosen));
                const input = close();
                // Waits for the next rendering, which has the new text.
                if (selectFrom !== undefined) {
                  setTimeout(() => input?.setSelectionRange(selectFrom, input.value.length));
                }
              }}
              onClose={close}
            />
          )}
        </>
      }
    />
  );
}
