import { useNavigate } from 'react-router-dom';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { lazyPart } from '../../../ui/lazy-part';
import { dropUnsentInput, hasUnsentInput } from '../../editing/unsent/unsent-input';
import { arrivalState } from '../../screens/field-place';
import { recordPath } from '../../screens/record-path';
import { RecordDialogs } from './record-body';
import { useRecordPage } from './record-context';
import { RefusalDialog } from './refusal-dialog';
import { UnsavedDialog } from './unsaved-dialog';

const NewRecordDialog = lazyPart(
  async () => (await import('./new-record-dialog')).NewRecordDialog,
  { isNeeded: true },
);

/** Dialogs of a record's page: before it is left, when it cannot be removed, and before there is a record. */
export function PageDialogs() {
  const { place, back, wayBack, leaveTo, isAsked, guard, removal } = useRecordPage();
  const { refused, instead, forgetRefusal } = removal;
  const navigate = useNavigate();
  return (
    <>
      {guard.isBlocked && <LeaveQuestion />}
      {refused !== undefined && (
        <DialogBoundary onClose={forgetRefusal}>
          <RefusalDialog error={refused} instead={instead} onClose={forgetRefusal} />
        </DialogBoundary>
      )}
      {isAsked && (
        <DialogBoundary onClose={() => leaveTo(back.to)}>
          <NewRecordDialog
            place={place}
            onCreated={(created) => {
              const tab = place.definition.create?.opens;
              const to = recordPath(place.path, created) + (tab === undefined ? '' : `/${tab}`);
              void navigate(`${to}${wayBack}`, {
                replace: true,
                state: arrivalState({ edit: true }),
              });
            }}
            onClose={() => leaveTo(back.to, true)}
          />
        </DialogBoundary>
      )}
      <RecordDialogs />
    </>
  );
}

/** Question before leaving with unsaved changes: store them, give them up, or stay. */
function LeaveQuestion() {
  const { path, guard, session } = useRecordPage();
  return (
    <UnsavedDialog
      onStay={guard.stay}
      onDiscard={() => {
        session.cancel();
        dropUnsentInput(path);
        void guard.leave();
      }}
      onSave={
        hasUnsentInput(path)
          ? undefined
          : async () => {
              if (await session.save()) await guard.leave();
              else guard.stay();
            }
      }
    />
  );
}
