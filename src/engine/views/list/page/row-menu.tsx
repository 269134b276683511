import { useEffect, useState, type ComponentProps } from 'react';
import type { RecordId } from '../../../../api/dialect';
import { AskingDialog } from '../../actions/asking-dialog';
import { useActions } from '../../actions/use-actions';
import type { Place } from '../../../screens/place';
import { CellMenu } from './cell-menu';

interface RowMenuProps extends Omit<ComponentProps<typeof CellMenu>, 'actions'> {
  place: Place;
}

/** Menu of a row that stays until the chosen action has been answered. */
export function RowMenu({ place, ...menu }: RowMenuProps) {
  const { row, onClose } = menu;
  const actions = useActions({ place, id: row.id as RecordId, record: row, onList: () => {} });
  const { asking, refused, question, running } = actions;
  const [isOpen, setIsOpen] = useState(true);
  const isOver = !isOpen && !asking && !refused && !question && running === undefined;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <>
      {isOpen && (
        <CellMenu
          {...menu}
          actions={actions.available.map((action) => ({
            label: actions.labelOf(action),
            run: () => actions.run(action),
          }))}
          onClose={() => setIsOpen(false)}
        />
      )}
      <AskingDialog place={place} id={row.id as RecordId} record={row} actions={actions} />
    </>
  );
}
