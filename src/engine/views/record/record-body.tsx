import type { ReactNode } from 'react';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { HistoryProvider } from '../form/field-history';
import { DraftAlert } from './alerts/draft-alert';
import { SessionAlert } from './alerts/session-alert';
import { TakenOverAlert } from './alerts/taken-over-alert';
import { usePending } from './alerts/use-pending';
import { ConflictDialog } from '../form/conflict-dialog';
import { OfflineNote } from './offline-note';
import { useRecord } from './record-context';
import { HistoryDrawer } from './history/history-drawer';
import { DuplicateHint } from './alerts/duplicate-hint';
import { RemarkDialog } from '../form/remark-dialog';

interface RecordBodyProps {
  news: ReactNode;
  children: ReactNode;
}

/** Body of a record, the same on its page and in its drawer. */
export function RecordBody({ news, children }: RecordBodyProps) {
  const { place, id, values, state, draft, taken, history, embedded } = useRecord();
  const isNew = id === 'new';
  // Says by itself that nothing was sent.
  const isPending = usePending().length > 0;
  // Nothing is edited here: a draft is not offered.
  const isOther = embedded !== undefined;
  // Else what is missing says it, or what could not be saved.
  const isNoted =
    !isOther && values !== undefined && !(state.state === 'failed' && state.isOffline);
  return (
    <>
      {isNoted && !isPending && <OfflineNote isNew={isNew} />}
      {draft && !isOther && <DraftAlert draft={draft} />}
      {isNew && place.definition.duplicates && <DuplicateHint />}
      {news}
      {taken.map((changes, index) => (
        <TakenOverAlert key={index} taken={changes} />
      ))}
      <SessionAlert />
      <HistoryProvider value={history.open}>{children}</HistoryProvider>
    </>
  );
}

export function RecordDialogs() {
  const { id, place, session, state, remark, history } = useRecord();
  return (
    <>
      {remark && (
        <DialogBoundary onClose={() => remark.answer(undefined)}>
          <RemarkDialog question={remark} />
        </DialogBoundary>
      )}
      {history.shown && id !== 'new' && (
        <DialogBoundary onClose={history.close}>
          <HistoryDrawer {...history.shown} id={id} fields={place.fields} onClose={history.close} />
        </DialogBoundary>
      )}
      {state.state === 'conflict' && (
        <ConflictDialog
          fields={place.fields}
          base={state.base}
          mine={state.values}
          stale={state.stale}
          onResolve={session.resolve}
        />
      )}
    </>
  );
}
