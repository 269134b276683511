import type { ReactNode } from 'react';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { HistoryProvider } from '../form/field-history';
import { DraftAlert } from './alerts/draft-alert';
import { SessionAlert } from './alerts/session-alert';
import { TakenOverAlert } from './alerts/taken-over-alert';
import { ConflictDialog } from '../form/conflict-dialog';
import { OfflineNote } from './offline-note';
import type { RecordView } from './use-record-view';
import { HistoryDrawer } from './history/history-drawer';
import { DuplicateHint } from './alerts/duplicate-hint';
import { RemarkDialog } from '../form/remark-dialog';

interface RecordBodyProps {
  of: RecordView;
  /** Nothing is edited here: a draft is not offered. */
  isOther?: boolean;
  news: ReactNode;
  onField: (name: string) => void;
  children: ReactNode;
}

/** The same in a record's page and in its drawer. */
export function RecordBody({ of, isOther = false, news, onField, children }: RecordBodyProps) {
  const { session, state } = of;
  const isNew = of.id === 'new';
  // Else what is missing says it, or what could not be saved.
  const isNoted =
    !isOther && of.values !== undefined && !(state.state === 'failed' && state.isOffline);
  return (
    <>
      {isNoted && <OfflineNote isNew={isNew} />}
      {of.draft && !isOther && (
        <DraftAlert
          draft={of.draft}
          labelOf={of.labelOf}
          onRestore={of.restoreDraft}
          onDiscard={of.discardDraft}
        />
      )}
      {isNew && of.place.definition.duplicates && <DuplicateHint of={of} />}
      {news}
      {of.taken.map((taken, index) => (
        <TakenOverAlert
          key={index}
          taken={taken}
          fields={of.place.fields}
          onClose={session.forgetTaken}
        />
      ))}
      <SessionAlert
        {...of.still}
        labelOf={of.labelOf}
        onField={onField}
        isInSight={(name) => of.form.current?.isInSight(name) ?? false}
      />
      <HistoryProvider value={of.history.open}>{children}</HistoryProvider>
    </>
  );
}

export function RecordDialogs({ of }: { of: RecordView }) {
  const { id, place, session, state, remark, history } = of;
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
