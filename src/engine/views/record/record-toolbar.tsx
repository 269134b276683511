import { useNavigate } from 'react-router-dom';
import { useMedia } from '../../../ui/use-media';
import { copyParameter } from '../../editing/new/duplicate-record';
import type { Place } from '../../screens/place';
import { CreateButton } from '../list/page/create-button';
import { ActionButtons } from './action-buttons';
import { RecordBar } from './record-bar';
import type { RecordView } from './use-record-view';
import type { RecordPaging } from './pager/use-record-pager';
import { RecordPager } from './pager/record-pager';

interface RecordToolbarProps {
  of: RecordView;
  /** The screen in the tab: its records are what one creates there. */
  embedded: Place | undefined;
  walk: RecordPaging | undefined;
  removing: boolean;
  /** Undefined where there is nothing that the user may change. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  onCancel: () => void;
  onList: () => void;
}

export function RecordToolbar(props: RecordToolbarProps) {
  const { of, embedded, walk, onRemove } = props;
  const { place, id, stored, rights, editing, history } = of;
  const navigate = useNavigate();
  // On a tablet the title needs the room.
  const isNarrow = useMedia('(max-width: 1023px)');
  const remove = rights.remove && stored ? onRemove : undefined;
  // Beside the thumb nothing is deleted, and deletion is not what a tab without «Ändern» is there for.
  const isInMenu = isNarrow || props.onEdit === undefined;
  return (
    <>
      {walk && <RecordPager walk={walk} place={place} />}
      {embedded && !editing ? (
        <CreateButton place={embedded} />
      ) : (
        <RecordBar
          editing={editing !== undefined}
          saving={of.saving}
          removing={props.removing}
          onRemove={isInMenu ? undefined : remove}
          onSave={of.save}
          onCancel={props.onCancel}
        >
          {id !== 'new' && stored && (
            <ActionButtons
              place={place}
              id={id}
              record={stored}
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
              onRemove={isInMenu ? remove : undefined}
            />
          )}
        </RecordBar>
      )}
    </>
  );
}
