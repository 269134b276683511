import { useNavigate } from 'react-router-dom';
import { copyParameter } from '../../editing/new/duplicate-record';
import type { Place } from '../../screens/place';
import { CreateButton } from '../list/page/create-button';
import { ActionButtons } from './action-buttons';
import { RecordBar } from './record-bar';
import type { RecordView } from './use-record-view';
import type { RecordPaging } from './pager/use-record-pager';
import { useMedia } from '../../../ui/use-media';
import { RecordPager } from './pager/record-pager';

interface RecordToolbarProps {
  of: RecordView;
  /** The screen in the tab: its records are what one creates there. */
  embedded: Place | undefined;
  walk: RecordPaging | undefined;
  removing: boolean;
  /** As many declared actions have a button. */
  fitting: number;
  /** Undefined where there is nothing that the user may change. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  onCancel: () => void;
  onList: () => void;
}

/** Beside the main action there is no room for steps: its menu has them. */
const narrow = '(max-width: 359px)';

export function RecordToolbar(props: RecordToolbarProps) {
  const { of, embedded, walk } = props;
  const { place, id, stored, rights, editing, history } = of;
  const navigate = useNavigate();
  const isNarrow = useMedia(narrow) && !embedded;
  return (
    <>
      {walk && !editing && !isNarrow && <RecordPager walk={walk} place={place} />}
      {embedded && !editing ? (
        <CreateButton place={embedded} />
      ) : (
        <RecordBar
          editing={editing !== undefined}
          saving={of.saving}
          onSave={of.save}
          onCancel={props.onCancel}
        >
          {id !== 'new' && stored && (
            <ActionButtons
              place={place}
              id={id}
              record={stored}
              fitting={props.fitting}
              removing={props.removing}
              walk={isNarrow ? walk : undefined}
              editButton={of.editButton}
              onEdit={props.onEdit}
              onList={props.onList}
              onDuplicate={
                rights.create
                  ? () =>
                      void navigate(`${place.path}/new?${copyParameter}=${encodeURIComponent(id)}`)
                  : undefined
              }
              onHistory={history.open && (() => history.open?.())}
              onRemove={rights.remove ? props.onRemove : undefined}
            />
          )}
        </RecordBar>
      )}
    </>
  );
}
