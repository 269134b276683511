import {
  useId,
  useLayoutEffect,
  useRef,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import type { AnyRecord } from '../../../define/definition';
import type { FormHandle } from '../../../editing/form-handle';
import type { Colleague } from '../../../editing/lock/edit-lock';
import type { RecordSession } from '../../../editing/session/record-session';
import { countryOf } from '../../../fields/fields-of-record';
import type { Place } from '../../../screens/place';
import { CellControl } from '../../cells/cell-control';
import cells from '../../cells/cell-control.module.css';
import { focusInput, inputIn } from '../../cells/focus-control';
import type { GridColumn } from '../rows/grid-column';
import { useCellForm } from './use-cell-form';
import styles from './in-place.module.css';

interface PlacedControlProps {
  place: Place;
  column: GridColumn;
  /** «Ort, Feinkost Meyer». */
  label: string;
  session: RecordSession;
  values: AnyRecord;
  messages: readonly string[];
  /** Colleague who has the record open, too. */
  colleague: Colleague | undefined;
  isBusy: boolean;
  isWhole: boolean;
  handle: Ref<FormHandle>;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** Form control over a cell, as high as the row, with what is wrong below it. */
export function PlacedControl(props: PlacedControlProps) {
  const { place, column, label, session, values, messages, colleague, handle, isWhole } = props;
  const { field } = column;
  const { t } = useTranslation('record');
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const bridge = useCellForm({ place, session, name: field.name, control: area, handle });
  const isInvalid = messages.length > 0;

  useLayoutEffect(() => {
    const input = inputIn(area.current);
    // Typing into a choice means another one.
    const cursor = isWhole || input?.role === 'combobox' ? 'all' : 'end';
    if (input) focusInput(input, cursor);
    turn(area.current);
  }, [isWhole]);
  // The cell shows all of it while it is open.
  useLayoutEffect(() => {
    const cell = area.current?.parentElement;
    cell?.setAttribute('data-open', '');
    return () => cell?.removeAttribute('data-open');
  }, []);

  const current = (name: string) => {
    const { session: now } = session.get();
    return now.state === 'reading' ? undefined : now.values[name];
  };
  return (
    <div
      ref={area}
      className={styles.open}
      aria-busy={props.isBusy || undefined}
      onKeyDown={props.onKeyDown}
      onBlur={props.onBlur}
    >
      <CellControl
        field={field}
        id={id}
        label={label}
        value={values[field.name]}
        invalid={isInvalid}
        describedBy={isInvalid ? `${id}-error` : undefined}
        bridge={bridge}
        className={styles.control}
        country={() => countryOf(place.fields, values)}
        beside={current}
        hold={bridge.hold}
      />
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className={message}>
          {messages.join(' ')}
        </p>
      )}
      {colleague && !isInvalid && (
        <p role="status" className={message} data-quiet>
          {t('record:lock.colleague', {
            name: colleague.name,
            time: formatDateTime(colleague.since),
          })}
        </p>
      )}
    </div>
  );
}

const message = `${cells.message} ${styles.message}`;

/** Room in px that a message takes below, and a control in a narrow column to the side. */
const room = { below: 72, beside: 240 };

/** Turns what floats over a cell to where there is room for it. */
function turn(area: HTMLElement | null): void {
  const cell = area?.parentElement?.getBoundingClientRect();
  const grid = area?.closest('[role="grid"]')?.getBoundingClientRect();
  if (!area || !cell || !grid) return;
  area.toggleAttribute('data-above', cell.bottom + room.below > grid.bottom);
  area.toggleAttribute('data-end', cell.left + room.beside > grid.right);
}
