import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../../api/dialect';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { notifyError } from '../../../../ui/notices';
import { useEngine } from '../../../application/context';
import { useDraft } from '../../../editing/draft/use-draft';
import type { FormHandle } from '../../../editing/form-handle';
import { withFieldEditing } from '../../../editing/load-editing';
import { useRecordSession } from '../../../editing/session/use-record-session';
import { useFormErrors } from '../../../editing/validation/use-form-errors';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { mayChangeCell } from '../../../screens/may-change-cell';
import { recordPath } from '../../../screens/record-path';
import { ConflictDialog } from '../../form/conflict-dialog';
import { RemarkDialog } from '../../form/remark-dialog';
import type { GridControl, OpenedCell } from '../rows/grid-column';
import { cellMessages } from './cell-messages';
import type { InPlaceProps } from './in-place-props';
import { PlacedControl } from './placed-control';
import { useCellKeys } from './use-cell-keys';
import { useFollowRow } from './use-follow-row';
import { useStoreCell } from './use-store-cell';

/** Opens the cell, or says that it takes no input. */
export const InPlaceEditor = withFieldEditing(function InPlaceEditor(props: InPlaceProps) {
  const { place, opened, show, say } = props;
  const { t } = useTranslation('record');
  const { label, field } = opened.column;
  const isFixed = !mayChangeCell(place, field, opened.row, useEngine());
  useEffect(() => {
    if (!isFixed) return;
    say(t('record:inPlace.fixed', { label }));
    show((now) => now?.next);
  }, [isFixed, label, say, show, t]);
  return isFixed ? null : <OpenCellEditor {...props} />;
});

/** Form control over a cell, with a session of its record: one cell after the other of the same record. */
function OpenCellEditor(props: InPlaceProps) {
  const { place, opened, grid, say } = props;
  const { at, column, row } = opened;
  const id = row.id as RecordId;
  const { t } = useTranslation('record');
  const labelOf = useFieldLabel();
  const form = useRef<FormHandle>(null);
  const [now, session] = useRecordSession({
    ...{ place, id, form },
    onCreated: () => undefined,
    onSaved: () => say(t('record:inPlace.saved', { label: column.label })),
    staysLocked: true,
  });
  useDraft(recordPath(place.path, id), session);
  // Edits again for the next cell of a record of which one has been stored, too.
  useLayoutEffect(() => session.edit(row), [session, row, column]);

  const { state } = now.session;
  const errors = useFormErrors(now.session, place.fields, place.tables);
  const cell = useCellElement(grid, opened);
  const store = useStoreCell({ ...props, session, form });
  useFollowRow({ ...props, form }, () => {
    if (session.isDirty()) notifyError(t('record:inPlace.lost', { name: props.titleOf(row) }));
    props.show(() => undefined);
    grid.current?.goTo(grid.current.active);
  });
  const keys = useCellKeys({ at, cell, grid }, store);

  if (now.session.state === 'reading') return null;
  return (
    <>
      {cell &&
        createPortal(
          <PlacedControl
            key={column.field.name}
            place={place}
            column={column}
            label={t('record:inPlace.cell', {
              label: column.label,
              name: props.titleOf(row),
            })}
            session={session}
            values={now.session.values}
            messages={cellMessages(now.session, errors, column.field.name, (name) => {
              const field = place.fields[name];
              return field ? labelOf(field) : name;
            })}
            colleague={now.colleague}
            isBusy={state === 'saving'}
            isWhole={opened.isWhole ?? false}
            handle={form}
            {...keys}
          />,
          cell,
        )}
      {now.remark && (
        <DialogBoundary onClose={() => now.remark?.answer(undefined)}>
          <RemarkDialog question={now.remark} />
        </DialogBoundary>
      )}
      {now.session.state === 'conflict' && (
        <ConflictDialog
          fields={place.fields}
          base={now.session.base}
          mine={now.session.values}
          stale={now.session.stale}
          next={t('record:inPlace.next')}
          onResolve={(values) => {
            session.resolve(values);
            form.current?.focusField(column.field.name);
          }}
        />
      )}
    </>
  );
}

/** Finds the element of the cell as it is now: rows and their elements move. */
function useCellElement(
  grid: RefObject<GridControl | null>,
  { at }: OpenedCell,
): HTMLElement | undefined {
  const [cell, setCell] = useState<HTMLElement>();
  const look = useEffectEvent(() => setCell(grid.current?.cellOf(at)));
  // Whatever draws this may have drawn the rows anew.
  useLayoutEffect(() => look());
  return cell;
}
